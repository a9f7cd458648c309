import assert from "node:assert/strict";
import { test } from "node:test";
import reportNodeTest from "./node-test-report.mjs";
import { inRoot } from "./paths.mjs";
import { addResults, closingWords, failedOnce, noResults, passedOnce, readPlaywright } from "./results.mjs";
import { moduleResults } from "./vitest-report.mjs";

test("the end of a run names what failed, was skipped or flaky, what took long, and adds up all suites", () => {
  const total = addResults([
    passedOnce,
    {
      ...noResults,
      passed: 3,
      skips: ["the disk is full: only Linux can tell"],
      flaky: ["home.spec.ts › the menu"],
      files: [
        { name: "quick.spec.ts", ms: 900 },
        { name: "slow.spec.ts", ms: 61_200 },
      ],
    },
    failedOnce("Lint", "a line too long\n\nanother"),
  ]);
  assert.equal(
    closingWords(total, [{ name: "Lint", ms: 4_000 }]),
    [
      "How long it took:\n     4.0 s  Lint",
      "The slowest files:\n    61.2 s  slow.spec.ts\n     0.9 s  quick.spec.ts",
      "Failed: Lint\n  a line too long\n  another",
      "Skipped: the disk is full: only Linux can tell",
      "Green only at the second try: home.spec.ts › the menu",
      "4 passed, 1 failed, 1 skipped",
    ].join("\n\n"),
  );
});

/**
 * @param {string} file
 * @param {{ errors?: string[], tests?: { state: string, note?: string, errors?: { message: string }[] }[] }} module
 */
const vitestModule = (file, { errors = [], tests = [] }) => ({
  moduleId: inRoot("cms", "tests", file),
  errors: () => errors.map((message) => ({ message })),
  diagnostic: () => ({ collectDuration: 10, setupDuration: 1, duration: 500 }),
  children: {
    allSuites: () => [],
    allTests: () => tests.map((result, index) => ({ fullName: `test ${index + 1}`, result: () => result })),
  },
});

test("of Vitest: a failed test is told with its file and reason, a skipped one with its reason", () => {
  const tests = [
    { state: "passed" },
    { state: "failed", errors: [{ message: "expected 1 to be 2" }] },
    { state: "skipped", note: "only Linux can" },
    { state: "skipped" },
  ];
  assert.deepEqual(moduleResults(vitestModule("chat.test.ts", { tests })), {
    ...noResults,
    passed: 1,
    failed: 2,
    failures: [
      "cms/tests/chat.test.ts › test 2\n  expected 1 to be 2",
      "cms/tests/chat.test.ts › test 4\n  It was skipped without a reason.",
    ],
    skips: ["cms/tests/chat.test.ts › test 3: only Linux can"],
    files: [{ name: "cms/tests/chat.test.ts", ms: 511 }],
  });
});

test("of Vitest: a file that cannot be loaded, or whose hook fails, has failed once", () => {
  const module = vitestModule("broken.test.ts", { errors: ["Cannot find module"], tests: [{ state: "skipped" }] });
  assert.deepEqual(moduleResults(module).failures, ["cms/tests/broken.test.ts\n  Cannot find module"]);
  assert.equal(moduleResults(module).failed, 1);
});

test("of Playwright: a journey that is green at its second try has passed, and is named", () => {
  const journey = (/** @type {string} */ title, /** @type {string} */ status, more = {}) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, projectName: "script-off", results: [{ duration: 300 }, { duration: 200 }], ...more }],
  });
  const report = {
    suites: [
      {
        specs: [
          journey("flaky one", "flaky"),
          journey("good one", "expected"),
          journey("skipped one", "skipped", { annotations: [{ type: "skip", description: "no printer" }] }),
          journey("silent one", "skipped", { annotations: [{ type: "fixme" }] }),
        ],
        suites: [
          {
            specs: [journey("bad one", "unexpected", { results: [{ error: { message: "\u001b[31mno\u001b[39m" } }] })],
          },
        ],
      },
    ],
  };
  assert.deepEqual(readPlaywright(JSON.stringify(report)), {
    passed: 2,
    failed: 2,
    failures: [
      "[script-off] a.spec.ts › silent one\n  It was skipped without a reason.",
      "[script-off] a.spec.ts › bad one\n  no",
    ],
    skips: ["[script-off] a.spec.ts › skipped one: no printer"],
    flaky: ["[script-off] a.spec.ts › flaky one"],
    steady: ["[script-off] a.spec.ts › good one"],
    files: [{ name: "e2e/specs/a.spec.ts", ms: 2_000 }],
  });
});

test("of Node's own runner: tests are counted, suites are not", async () => {
  const file = inRoot("scripts", "lib", "lock.test.mjs");
  const event = (/** @type {string} */ type, more = {}) => ({
    type,
    data: { name: "it locks", nesting: 0, file, details: { duration_ms: 20 }, ...more },
  });
  async function* events() {
    yield event("test:pass");
    yield event("test:pass", { details: { duration_ms: 5, type: "suite" } });
    yield event("test:fail", { name: "it fails", details: { duration_ms: 1, error: new Error("no") } });
    yield event("test:pass", { name: "it waits", skip: "no disk" });
    yield event("test:diagnostic");
  }
  let text = "";
  for await (const part of reportNodeTest(events())) text += part;
  assert.deepEqual(JSON.parse(text), {
    ...noResults,
    passed: 1,
    failed: 1,
    failures: ["scripts/lib/lock.test.mjs › it fails\n  no"],
    skips: ["scripts/lib/lock.test.mjs › it waits: no disk"],
    files: [{ name: "scripts/lib/lock.test.mjs", ms: 46 }],
  });
});
