import assert from "node:assert/strict";
import { test } from "node:test";
import { addCounts, countNodeTest, countPlaywright, countVitest, summaryLine } from "./counts.mjs";

test("the last line of a run adds up all suites", () => {
  const total = addCounts([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  assert.equal(summaryLine(total), "5 passed, 1 failed, 1 skipped");
});

test("a test file that cannot be loaded counts as failed", () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  assert.deepEqual(countVitest(JSON.stringify(report)), { passed: 4, failed: 2, skipped: 0 });
});

test("a journey that is green at its second try has passed", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
  assert.deepEqual(countPlaywright(JSON.stringify(report)), { passed: 6, failed: 1, skipped: 2 });
});

test("Node's own runner is counted from its closing lines", () => {
  assert.deepEqual(
    countNodeTest("ok 1 - # pass 9 is a title\n# pass 7\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n"),
    {
      passed: 7,
      failed: 2,
      skipped: 2,
    },
  );
});
