import assert from "node:assert/strict";
import { test } from "node:test";
import { workerCount } from "./workers.mjs";

const GIGABYTE = 1024 ** 3;

test("one more than there are cores, as few as memory allows, and at least one", () => {
  assert.equal(workerCount(600, { cores: 2, freeBytes: 16 * GIGABYTE }), 3);
  assert.equal(workerCount(600, { cores: 8, freeBytes: 16 * GIGABYTE }), 9);
  assert.equal(workerCount(600, { cores: 8, freeBytes: 4 * GIGABYTE }), 5);
  assert.equal(workerCount(900, { cores: 4, freeBytes: GIGABYTE / 2 }), 1);
});
