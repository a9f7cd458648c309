import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { noResults } from "./results.mjs";
import { failRepeatedSecondTries } from "./second-tries.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

/** @param {import("node:test").TestContext} t */
async function newMemory(t) {
  const folder = await makeTemporaryFolder("tries");
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "cache", "second-tries.json");
  return {
    /** @param {{ flaky?: string[], steady?: string[] }} run */
    async afterRun({ flaky = [], steady = [] }) {
      const passed = flaky.length + steady.length;
      return failRepeatedSecondTries({ ...noResults, passed, flaky, steady }, file);
    },
    names: async () => JSON.parse(await readFile(file, "utf8")),
  };
}

test("the same journey twice in a row fails the run, another one does not", async (t) => {
  const memory = await newMemory(t);
  assert.equal((await memory.afterRun({ flaky: ["menu"], steady: ["cart"] })).failed, 0);
  const { passed, failed, failures } = await memory.afterRun({ flaky: ["menu", "cart"] });
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 1 });
  assert.match(failures[0] ?? "", /^menu\n {2}It needed a second try twice in a row/);
});

test("a green first try in between wipes it out", async (t) => {
  const memory = await newMemory(t);
  await memory.afterRun({ flaky: ["menu"] });
  await memory.afterRun({ steady: ["menu"] });
  assert.deepEqual(await memory.names(), []);
  assert.equal((await memory.afterRun({ flaky: ["menu"] })).failed, 0);
});

test("a run that leaves the journey out does not", async (t) => {
  const memory = await newMemory(t);
  await memory.afterRun({ flaky: ["menu"] });
  await memory.afterRun({ steady: ["cart"] });
  assert.equal((await memory.afterRun({ flaky: ["menu"] })).failed, 1);
});
