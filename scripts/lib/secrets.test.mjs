import assert from "node:assert/strict";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { CMS_SECRET_NAMES, ensureSecrets, WEB_SECRET_NAMES } from "./secrets.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

/** @param {import("node:test").TestContext} t */
async function emptyFolder(t) {
  const folder = await makeTemporaryFolder("secrets");
  t.after(() => rm(folder, { recursive: true }));
  return path.join(folder, "data");
}

test("secrets are made once, all different, and readable by their owner only", async (t) => {
  const dataDir = await emptyFolder(t);
  const first = await ensureSecrets(dataDir, CMS_SECRET_NAMES, {});
  assert.deepEqual(await ensureSecrets(dataDir, CMS_SECRET_NAMES, {}), first);
  assert.equal(new Set(Object.values(first)).size, CMS_SECRET_NAMES.length);
  assert.equal((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777, 0o600);
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
});

test("processes that start at the same moment have the same secrets", async (t) => {
  const dataDir = await emptyFolder(t);
  const [first, ...others] = await Promise.all(
    Array.from({ length: 4 }, () => ensureSecrets(dataDir, CMS_SECRET_NAMES, {})),
  );
  for (const other of others) assert.deepEqual(other, first);
});

test("two installations have nothing in common", async (t) => {
  const [one, other] = [
    await ensureSecrets(await emptyFolder(t), CMS_SECRET_NAMES, {}),
    await ensureSecrets(await emptyFolder(t), CMS_SECRET_NAMES, {}),
  ];
  assert.notEqual(one.JWT_SECRET, other.JWT_SECRET);
});

test("a secret that a newer version needs is added without touching the others", async (t) => {
  const dataDir = await emptyFolder(t);
  const before = await ensureSecrets(dataDir, CMS_SECRET_NAMES, {});
  const file = path.join(dataDir, "secrets.json");
  const stored = JSON.parse(await readFile(file, "utf8"));
  delete stored.JWT_SECRET;
  await writeFile(file, JSON.stringify(stored));
  const after = await ensureSecrets(dataDir, CMS_SECRET_NAMES, {});
  assert.equal(after.APP_KEYS, before.APP_KEYS);
  assert.notEqual(after.JWT_SECRET, before.JWT_SECRET);
});

test("the environment wins over the file, which is not changed", async (t) => {
  const dataDir = await emptyFolder(t);
  assert.equal((await ensureSecrets(dataDir, CMS_SECRET_NAMES, { JWT_SECRET: "given" })).JWT_SECRET, "given");
  assert.notEqual((await ensureSecrets(dataDir, CMS_SECRET_NAMES, {})).JWT_SECRET, "given");
});

test("a damaged file is never silently replaced", async (t) => {
  const dataDir = await emptyFolder(t);
  await ensureSecrets(dataDir, CMS_SECRET_NAMES, {});
  await writeFile(path.join(dataDir, "secrets.json"), "{ half");
  await assert.rejects(ensureSecrets(dataDir, CMS_SECRET_NAMES, {}), /is damaged/);
});

test("each process gets its own secrets and not the other's", async (t) => {
  const dataDir = await emptyFolder(t);
  const [cms, web] = [
    await ensureSecrets(dataDir, CMS_SECRET_NAMES, {}),
    await ensureSecrets(dataDir, WEB_SECRET_NAMES, {}),
  ];
  assert.deepEqual(Object.keys(web), ["CART_SECRET", "VISITOR_KEY_SECRET"]);
  assert.equal(cms.CART_SECRET, undefined);
});
