import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addResults,
  closingWords,
  failedOnce,
  passedOnce,
  readNodeTest,
  readPlaywright,
  readVitest,
} from "./results.mjs";

test("the end of a run names what failed, what was flaky, and adds up all suites", () => {
  const total = addResults([
    passedOnce,
    { passed: 3, failed: 0, skipped: 1, failures: [], flaky: ["home.spec.ts › the menu"] },
    failedOnce("Lint", "a line too long\n\nanother"),
  ]);
  assert.equal(
    closingWords(total),
    [
      "Failed: Lint\n  a line too long\n  another",
      "Green only at the second try: home.spec.ts › the menu",
      "4 passed, 1 failed, 1 skipped",
    ].join("\n\n"),
  );
});

test("a test that failed is told with its file and reason, and a file that cannot be loaded has failed", () => {
  const report = {
    numPassedTests: 4,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: "chat.test.ts",
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "it is kept", failureMessages: ["expected 1 to be 2"] },
          { status: "passed", fullName: "it is read" },
        ],
      },
      { name: "broken.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      { name: "good.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "it is" }] },
    ],
  };
  assert.deepEqual(readVitest(JSON.stringify(report)), {
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: ["chat.test.ts › it is kept\n  expected 1 to be 2", "broken.test.ts\n  Cannot find module"],
    flaky: [],
  });
});

test("a journey that is green at its second try has passed, and is named", () => {
  const journey = (/** @type {string} */ title, /** @type {string} */ status, /** @type {string} */ message) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, projectName: "script-off", results: [{ error: { message } }, {}] }],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [journey("flaky one", "flaky", "slow")],
        suites: [{ specs: [journey("bad one", "unexpected", "\u001b[31mno\u001b[39m")] }],
      },
    ],
  };
  assert.deepEqual(readPlaywright(JSON.stringify(report)), {
    passed: 6,
    failed: 1,
    skipped: 2,
    failures: ["[script-off] a.spec.ts › bad one\n  no"],
    flaky: ["[script-off] a.spec.ts › flaky one"],
  });
});

test("Node's own runner is read from its lines", () => {
  const report =
    "ok 1 - # pass 9 is a title\nnot ok 2 - it locks\n# pass 7\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n";
  assert.deepEqual(readNodeTest(report), {
    passed: 7,
    failed: 2,
    skipped: 2,
    failures: ["it locks"],
    flaky: [],
  });
});
