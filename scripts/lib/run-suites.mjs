import { availableParallelism } from "node:os";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { chooseTests } from "./choose-tests.mjs";
import { ensureChromium } from "./chromium.mjs";
import { exitWith } from "./failure.mjs";
import { ensureMonero } from "./monero/find-monero.mjs";
import { inRoot } from "./paths.mjs";
import { prepare } from "./prepare.mjs";
import { startStep } from "./progress.mjs";
import { addResults, closingWords, failedOnce, passedOnce, readPlaywright } from "./results.mjs";
import { runNode } from "./run-node.mjs";
import { failRepeatedSecondTries } from "./second-tries.mjs";
import { mapAtOnce } from "./side-by-side.mjs";
import { SUITES } from "./suites.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";
import { ensureTextBrowsers } from "./text-browsers.mjs";

/** @typedef {import("./suites.mjs").Suite} Suite */
/** @typedef {import("./results.mjs").Results} Results */
/** @typedef {{ title: string, ms: number, results: Results }} Outcome */

await exitWith(async () => {
  const suites = await chooseTests(process.argv.slice(2), SUITES);
  await prepare({ withTools: true, isDomainEnough: suites.every(({ isDomainEnough }) => isDomainEnough) });

  const outcomes = [...(await runChecks(suites)), ...(await runTests(suites))];
  const all = addResults(outcomes.map(({ results }) => results));
  const total = await failRepeatedSecondTries(all, inRoot(".cache", "second-tries.json"));
  const times = outcomes.map(({ title, ms }) => ({ name: title, ms }));
  process.stdout.write(`\n${closingWords(total, times)}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/**
 * The checks that only end well or not: side by side, each telling what it found when it has ended.
 * @param {Suite[]} suites
 */
async function runChecks(suites) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const wave of [1, 2, 3]) {
    const together = suites.filter((suite) => suite.wave === wave);
    outcomes.push(...(await mapAtOnce(together, availableParallelism(), runCheck)));
  }
  return outcomes;
}

/** @param {Suite} suite */
async function runCheck({ title, args, folder }) {
  const startedAt = Date.now();
  const { end } = startStep(title);
  const { isGreen, output } = await runNode(args, { cwd: inRoot(folder), isQuiet: true });
  end(isGreen ? "✓" : "✗");
  if (!isGreen) process.stdout.write(`${output}\n`);
  return { title, ms: Date.now() - startedAt, results: isGreen ? passedOnce : failedOnce(title, output) };
}

/**
 * The tests, one suite after the other: each divides its files among the cores by itself.
 * @param {Suite[]} suites
 */
async function runTests(suites) {
  const reports = await makeTemporaryFolder("reports");
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const suite of suites.filter(({ wave }) => wave === undefined)) {
    process.stdout.write(`\n── ${suite.title}\n`);
    const startedAt = Date.now();
    const results = await runSuite(suite, path.join(reports, suite.name));
    outcomes.push({ title: suite.title, ms: Date.now() - startedAt, results });
  }
  await rm(reports, { recursive: true, force: true });
  return outcomes;
}

/**
 * @param {Suite} suite
 * @param {string} report where the runner writes its results
 * @returns {Promise<Results>}
 */
async function runSuite(suite, report) {
  try {
    if (suite.name === "e2e") {
      await ensureChromium();
      await ensureTextBrowsers();
    }
    if (suite.name === "cms") await ensureMonero();
    const { args, env } = withReport(suite, report);
    const { isGreen } = await runNode(args, { cwd: inRoot(suite.folder), env });
    return await readResults(suite, report, isGreen);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${reason}\n`);
    return failedOnce(suite.title, reason);
  }
}

/**
 * @param {Suite} suite
 * @param {string} report
 */
function withReport({ args, counts }, report) {
  switch (counts) {
    case "vitest": {
      const own = inRoot("scripts", "lib", "vitest-report.mjs");
      return { args: [...args, "--reporter=default", `--reporter=${own}`], env: { WREN_REPORT: report } };
    }
    case "playwright":
      return { args: [...args, "--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
    case "node-test": {
      const visible = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
      const own = ["--test-reporter=./scripts/lib/node-test-report.mjs", `--test-reporter-destination=${report}`];
      return { args: [...visible, ...own, ...args], env: {} };
    }
    default:
      return { args, env: {} };
  }
}

/**
 * A runner that falls over before or after its tests has failed, whatever its report says.
 * @param {Suite} suite
 * @param {string} report
 * @param {boolean} isGreen
 * @returns {Promise<Results>}
 */
async function readResults({ title, counts }, report, isGreen) {
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) return failedOnce(title, "It left no report.");
  /** @type {Results} */
  const results = counts === "playwright" ? readPlaywright(text) : JSON.parse(text);
  if (isGreen || results.failed > 0) return results;
  return addResults([results, failedOnce(title, "Its runner fell over, though no test failed.")]);
}
