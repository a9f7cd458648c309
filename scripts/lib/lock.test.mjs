import assert from "node:assert/strict";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { withLock } from "./lock.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

/** @param {import("node:test").TestContext} t */
async function lockFile(t) {
  const folder = await makeTemporaryFolder("lock");
  t.after(() => rm(folder, { recursive: true }));
  return path.join(folder, "lock");
}

test("only one holder at a time", async (t) => {
  const file = await lockFile(t);
  let inside = 0;
  const work = async () => {
    assert.equal(++inside, 1);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
});

test("the lock of a process that died is taken over", async (t) => {
  const file = await lockFile(t);
  await writeFile(file, "999999999");
  assert.equal(await withLock(file, async () => "done"), "done");
});

test("a failure inside releases the lock", async (t) => {
  const file = await lockFile(t);
  await assert.rejects(
    withLock(file, async () => {
      throw new Error("inside");
    }),
    /inside/,
  );
  assert.equal(await withLock(file, async () => "free again"), "free again");
});
