// Vitest's reporter for `npm test`. Vitest's own JSON has neither the reason why a test was skipped nor the time of a
// file's hooks, and a hook that boots a Strapi is most of a file's time.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { addResults, failedOnce, noResults, passedOnce, skippedOnce } from "./results.mjs";

/** @typedef {import("./results.mjs").Results} Results */
/** @typedef {{ message: string }} TestError */
/** @typedef {{ state: string, note?: string, errors?: readonly TestError[] }} TestResult */
/** @typedef {{ fullName: string, result: () => TestResult }} TestCase */
/** @typedef {{ errors: () => TestError[] }} TestSuite */
/**
 * @typedef {object} TestModule the part of Vitest's used here
 * @property {string} moduleId
 * @property {() => TestError[]} errors
 * @property {() => { collectDuration: number, setupDuration: number, duration: number }} diagnostic
 * @property {{ allTests: () => Iterable<TestCase>, allSuites: () => Iterable<TestSuite> }} children
 */

export default class Report {
  /** @param {TestModule[]} modules */
  onTestRunEnd(modules) {
    const results = addResults(modules.map(moduleResults));
    writeFileSync(process.env.WREN_REPORT ?? "", JSON.stringify(results));
  }
}

/**
 * A file that cannot be loaded, or whose hooks fail, has failed, whether it has tests or not.
 * @param {TestModule} module
 * @returns {Results}
 */
export function moduleResults(module) {
  const name = path.relative(ROOT, module.moduleId);
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  const tests = [...module.children.allTests()].map((test) => testResults(name, test, errors.length > 0));
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    ...addResults([...errors.map(({ message }) => failedOnce(name, message)), ...tests]),
    files: [{ name, ms: collectDuration + setupDuration + duration }],
  };
}

/**
 * @param {string} file
 * @param {TestCase} test
 * @param {boolean} hasFileFailed Vitest then skips its tests, which needs no reason of their own
 * @returns {Results}
 */
function testResults(file, test, hasFileFailed) {
  const name = `${file} › ${test.fullName}`;
  const { state, note, errors = [] } = test.result();
  if (state === "passed") return passedOnce;
  if (state === "failed") return failedOnce(name, errors.map(({ message }) => message).join("\n"));
  if (hasFileFailed) return noResults;
  return skippedOnce(name, note);
}
