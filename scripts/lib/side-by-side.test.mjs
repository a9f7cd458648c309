import assert from "node:assert/strict";
import { test } from "node:test";
import { mapAtOnce, sideBySide } from "./side-by-side.mjs";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a failure is thrown only when the others have ended", async () => {
  let hasEnded = false;
  const slow = async () => {
    await turn();
    hasEnded = true;
  };
  await assert.rejects(
    sideBySide([() => Promise.reject(new Error("first")), slow, () => Promise.reject(new Error("second"))]),
    /first/,
  );
  assert.equal(hasEnded, true);
});

test("never more at once than asked for, and the results in the order of the items", async () => {
  let [running, most] = [0, 0];
  const results = await mapAtOnce([3, 1, 2, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let i = 0; i < item; i++) await turn();
    running--;
    return item * 10;
  });
  assert.deepEqual(results, [30, 10, 20, 50]);
  assert.equal(most, 2);
});
