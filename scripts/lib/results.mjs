import { stripVTControlCharacters } from "node:util";
import { inSeconds } from "./progress.mjs";

/**
 * @typedef {object} Results of one suite, or of several together
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures failed tests, each with the beginning of its reason
 * @property {string[]} skips skipped tests, each with its reason
 * @property {string[]} flaky journeys that passed only at the second try
 * @property {string[]} steady journeys that passed at the first try
 * @property {TimedFile[]} files
 *
 * @typedef {{ name: string, ms: number }} TimedFile or suite
 */

/** @type {Results} */
export const noResults = { passed: 0, failed: 0, failures: [], skips: [], flaky: [], steady: [], files: [] };

/** @type {Results} */
export const passedOnce = { ...noResults, passed: 1 };

const REASON_LINES = 12;
const SLOWEST_FILES = 10;

/**
 * @param {string} name
 * @param {string} [reason]
 * @returns {Results}
 */
export function failedOnce(name, reason = "") {
  return { ...noResults, failed: 1, failures: [describe(name, reason)] };
}

/**
 * A skipped test must say why. One that does not is a failure: nobody would notice that it never runs.
 * @param {string} name
 * @param {string | undefined} reason
 * @returns {Results}
 */
export function skippedOnce(name, reason) {
  if (!reason) return failedOnce(name, "It was skipped without a reason.");
  return { ...noResults, skips: [`${name}: ${reason}`] };
}

/**
 * @param {Results[]} all
 * @returns {Results}
 */
export function addResults(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    skips: all.flatMap(({ skips }) => skips),
    flaky: all.flatMap(({ flaky }) => flaky),
    steady: all.flatMap(({ steady }) => steady),
    files: all.flatMap(({ files }) => files),
  };
}

/**
 * Summary at the end of a run. It repeats the failures, whose own lines may be thousands of lines up.
 * @param {Results} results
 * @param {TimedFile[]} suites
 */
export function closingWords({ passed, failed, failures, skips, flaky, files }, suites) {
  const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES);
  return [
    table("How long it took", suites),
    ...(slowest.length > 0 ? [table("The slowest files", slowest)] : []),
    ...failures.map((failure) => `Failed: ${failure}`),
    ...skips.map((skip) => `Skipped: ${skip}`),
    ...flaky.map((name) => `Green only at the second try: ${name}`),
    `${passed} passed, ${failed} failed, ${skips.length} skipped`,
  ].join("\n\n");
}

/**
 * @param {string} title
 * @param {TimedFile[]} rows
 */
function table(title, rows) {
  return [`${title}:`, ...rows.map(({ name, ms }) => `${inSeconds(ms).padStart(10)}  ${name}`)].join("\n");
}

/**
 * A journey that passes only at its second try counts as passed, and is named so that it gets fixed.
 * @param {string} report Playwright's JSON
 * @returns {Results}
 */
export function readPlaywright(report) {
  /** @type {{ suites: PlaywrightSuite[] }} */
  const { suites } = JSON.parse(report);
  const journeys = suites.flatMap(journeysIn);
  return { ...addResults(journeys.map(journeyResults)), files: addUpFiles(journeys) };
}

/**
 * @param {Journey} journey
 * @returns {Results}
 */
function journeyResults({ name, status, reason, skip }) {
  if (status === "unexpected") return failedOnce(name, reason);
  if (status === "flaky") return { ...passedOnce, flaky: [name] };
  if (status === "expected") return { ...passedOnce, steady: [name] };
  return skippedOnce(name, skip ? skip.description : "an earlier failure kept it from running");
}

/**
 * @param {{ file: string, ms: number }[]} timed
 * @returns {TimedFile[]}
 */
export function addUpFiles(timed) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, ms } of timed) files.set(file, (files.get(file) ?? 0) + ms);
  return [...files].map(([name, ms]) => ({ name, ms }));
}

/**
 * @typedef {{ name: string, file: string, ms: number, status: string, reason?: string, skip?: Annotation }} Journey
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ status: string, projectName: string, annotations?: Annotation[], results: PlaywrightTry[] }} PlaywrightTest
 * @typedef {{ duration?: number, error?: { message?: string } }} PlaywrightTry
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {Journey[]}
 */
function journeysIn({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, annotations = [], results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      file: `e2e/specs/${file}`,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      status,
      reason: results.find(({ error }) => error !== undefined)?.error?.message,
      skip: annotations.find(({ type }) => type === "skip" || type === "fixme"),
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
