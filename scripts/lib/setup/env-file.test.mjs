import assert from "node:assert/strict";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { readEnvFile, writeEnvFile } from "./env-file.mjs";

/** @param {import("node:test").TestContext} t */
async function newFile(t) {
  const folder = await makeTemporaryFolder("env");
  t.after(() => rm(folder, { recursive: true }));
  return path.join(folder, ".env");
}

test("every value comes back as it was, and only the owner can read it", async (t) => {
  const file = await newFile(t);
  const settings = {
    PLAIN: "https://shop.ch",
    SPACES: "Vogel & Söhne <a@shop.ch>",
    HASH: "pass#word",
    QUOTES: `it's "quoted"`,
    DOLLAR: "a$b\\n",
  };
  await writeEnvFile(file, settings);
  assert.deepEqual(await readEnvFile(file), settings);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test("other lines and comments stay, also when the file was open to all", async (t) => {
  const file = await newFile(t);
  await writeFile(file, "# Ours\nPORT=3000\nMAIL_FROM=old@shop.ch\nSMTP_URL=smtp://a", { mode: 0o644 });
  await writeEnvFile(file, { MAIL_FROM: "new@shop.ch", SMTP_URL: "", BOTS: "allow", ONION_URL: "" });
  assert.equal(await readFile(file, "utf8"), "# Ours\nPORT=3000\nMAIL_FROM=new@shop.ch\n# SMTP_URL=\nBOTS=allow\n");
  assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test("a file that does not exist has no settings", async (t) => {
  assert.deepEqual(await readEnvFile(await newFile(t)), {});
});
