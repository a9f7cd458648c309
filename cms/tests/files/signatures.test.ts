import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES } from "@wren/domain";
import { expect, test } from "vitest";
import { requireBuilt } from "../support/boot";
import { isSignedBy, readKey } from "./open-pgp";

const { supportFiles } = requireBuilt(
  "seed/content/support-files",
) as typeof import("../../src/seed/content/support-files");

const SEED_FILES = path.resolve(import.meta.dirname, "..", "..", "seed-files");
const read = (name: string) => readFileSync(path.join(SEED_FILES, name));
const { key, fingerprint } = readKey(read("wren-signing-key.asc").toString());

const signed = supportFiles.filter(({ isSigned }) => isSigned).map(({ file }) => file);

test.each([...new Set(signed)])("%s has been signed with the published key", (file) => {
  expect(isSignedBy(key, read(file), read(`${file}.sig`))).toBe(true);
  const changed = Buffer.concat([read(file), Buffer.from(" ")]);
  expect(isSignedBy(key, changed, read(`${file}.sig`))).toBe(false);
});

test("the fingerprint that the page tells is the key's", () => {
  const entry = supportFiles.find(({ file }) => file === "wren-signing-key.asc");
  for (const locale of LOCALES) expect(entry?.description[locale].replaceAll(" ", "")).toContain(fingerprint);
});

test.each(["verify-download.sh", "verify-download.ps1"])(
  "%s accepts a signature of the published key alone",
  (script) => {
    expect(/^\$?fingerprint ?= ?"?([0-9A-F]{40})"?$/im.exec(read(script).toString())?.[1]).toBe(fingerprint);
    expect(read(script).toString()).toMatch(/VALIDSIG \$fingerprint /i);
  },
);

test("nobody has kept the key's other half", () => {
  for (const name of readdirSync(SEED_FILES).filter((file) => file.endsWith(".asc"))) {
    expect(read(name).toString()).not.toContain("PRIVATE");
  }
});
