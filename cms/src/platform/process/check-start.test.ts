import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CMS_SECRET_NAMES } from "../../../../scripts/lib/secrets.mjs";
import { whyNotStart } from "./check-start";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "wren-check-start-"));
  for (const name of CMS_SECRET_NAMES) vi.stubEnv(name, "0123456789abcdef");
  vi.stubEnv("DATA_DIR", path.join(folder, "data"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a cms that can start makes its folder and leaves nothing in it", () => {
  expect(whyNotStart()).toBeNull();
  expect(readdirSync(path.join(folder, "data"))).toEqual([]);
});

test("a data folder that cannot be written is told in a sentence", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  vi.stubEnv("DATA_DIR", path.join(file, "data"));
  expect(whyNotStart()).toMatch(/^DATA_DIR cannot be used: ENOTDIR: /);
});

test("a missing secret is named", () => {
  vi.stubEnv("ORDER_SECRET", "");
  expect(whyNotStart()).toContain("ORDER_SECRET is not set");
});
