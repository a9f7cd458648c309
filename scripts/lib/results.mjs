import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Results of one suite, or of several together
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what failed, each with the beginning of its reason
 * @property {string[]} flaky what was green only at its second try
 */

/** @type {Results} */
export const passedOnce = { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [] };

const REASON_LINES = 12;

/**
 * @param {string} name
 * @param {string} [reason]
 * @returns {Results}
 */
export function failedOnce(name, reason = "") {
  return { passed: 0, failed: 1, skipped: 0, failures: [describe(name, reason)], flaky: [] };
}

/**
 * @param {Results[]} all
 * @returns {Results}
 */
export function addResults(all) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    all.reduce((total, results) => total + results[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

/**
 * The last words of a run. They name what failed once more: the line that told it first may be thousands of lines up.
 * @param {Results} results
 */
export function closingWords({ passed, failed, skipped, failures, flaky }) {
  return [
    ...failures.map((failure) => `Failed: ${failure}`),
    ...flaky.map((name) => `Green only at the second try: ${name}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join("\n\n");
}

/**
 * A file that cannot even be loaded has no tests, but it has failed.
 * @param {string} report Vitest's JSON
 * @returns {Results}
 */
export function readVitest(report) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report);
  const failures = testResults.flatMap((/** @type {VitestFile} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [describe(name, message)];
    return failed.map((test) => describe(`${name} › ${test.fullName}`, test.failureMessages?.join("\n")));
  });
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    flaky: [],
  };
}

/**
 * A journey that is green only at its second try has passed, and is named for us to mend.
 * @param {string} report Playwright's JSON
 * @returns {Results}
 */
export function readPlaywright(report) {
  /** @type {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, suites: PlaywrightSuite[] }} */
  const { stats, suites } = JSON.parse(report);
  const journeys = suites.flatMap(journeysIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: journeys
      .filter(({ status }) => status === "unexpected")
      .map(({ name, reason }) => describe(name, reason)),
    flaky: journeys.filter(({ status }) => status === "flaky").map(({ name }) => name),
  };
}

/**
 * @param {string} report TAP of Node's own runner
 * @returns {Results}
 */
export function readNodeTest(report) {
  const read = (/** @type {string} */ name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(report)?.[1] ?? 0);
  return {
    passed: read("pass"),
    failed: read("fail") + read("cancelled"),
    skipped: read("skipped") + read("todo"),
    failures: [...report.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, name]) => describe(name ?? "")),
    flaky: [],
  };
}

/**
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ name: string, status: string, reason?: string }[]}
 */
function journeysIn({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      reason: results.find(({ error }) => error !== undefined)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(journeysIn)];
}

/**
 * @param {string} name
 * @param {string} [reason]
 */
function describe(name, reason = "") {
  const lines = stripVTControlCharacters(reason).split("\n").slice(0, REASON_LINES);
  return [name, ...lines.filter((line) => line.trim() !== "").map((line) => `  ${line}`)].join("\n");
}
