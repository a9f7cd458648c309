import { availableParallelism } from "node:os";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { chooseTests } from "./choose-tests.mjs";
import { ensureChromium } from "./chromium.mjs";
import { exitWith } from "./failure.mjs";
import { ensureMonero } from "./monero/find-monero.mjs";
import { ensureImapServer } from "./imap.mjs";
import { inRoot } from "./paths.mjs";
import { ensureHtmlChecker } from "./html-checker.mjs";
import { ensurePdfReader } from "./pdf-reader.mjs";
import { prepare } from "./prepare.mjs";
import { startStep } from "./progress.mjs";
import { ensurePrometheus } from "./prometheus.mjs";
import { ensureProxies } from "./proxies.mjs";
import { addResults, closingWords, failedOnce, passedOnce, readPlaywright } from "./results.mjs";
import { runNode } from "./run-node.mjs";
import { failRepeatedSecondTries } from "./second-tries.mjs";
import { mapAtOnce, sideBySide } from "./side-by-side.mjs";
import { SUITES } from "./suites.mjs";
import { ensureTemplateData } from "./template-data.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";
import { ensureTextBrowsers } from "./text-browsers.mjs";
import { ensureTor } from "./tor/network.mjs";

/** @typedef {import("./suites.mjs").Suite} Suite */
/** @typedef {import("./results.mjs").Results} Results */
/** @typedef {{ title: string, ms: number, results: Results }} Outcome */

await exitWith(async () => {
  const suites = await chooseTests(process.argv.slice(2), SUITES);
  const outcomes = await withReports(async (reports) => [
    ...(await prepareAndCheck(suites, reports)),
    ...(await runTests(suites, reports)),
  ]);
  const all = addResults(outcomes.map(({ results }) => results));
  const total = await failRepeatedSecondTries(all, inRoot(".cache", "second-tries.json"));
  const times = outcomes.map(({ title, ms }) => ({ name: title, ms }));
  process.stdout.write(`\n${closingWords(total, times)}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/**
 * @template Result
 * @param {(reports: string) => Promise<Result>} work gets a folder for the runners' reports
 */
async function withReports(work) {
  const reports = await makeTemporaryFolder("reports");
  try {
    return await work(reports);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

/**
 * Runs the checks and the unit tests, which read sources: they begin when their packages are installed, while the cms is
 * still being installed, built and seeded.
 * @param {Suite[]} suites
 * @param {string} reports
 */
async function prepareAndCheck(suites, reports) {
  const isDomainEnough = suites.every((suite) => suite.isDomainEnough);
  const [butCms, cms] = [createSignal(), createSignal()];
  const onInstalled = { onInstalledButCms: butCms.give, onCmsInstalled: cms.give };
  const preparing = prepare({ withTools: true, isDomainEnough, ...onInstalled });
  const installed = (/** @type {Promise<void>} */ signal) => Promise.race([signal, preparing]);
  /** @type {Outcome[]} */
  const outcomes = [];
  await sideBySide([
    async () => {
      await preparing;
      if (!isDomainEnough) await ensureTemplateData();
    },
    async () => {
      await installed(butCms.given);
      outcomes.push(...(await runChecks(suites, reports, () => installed(cms.given))));
    },
  ]);
  return outcomes;
}

/**
 * Runs what has a turn in parallel; each prints its findings when it has ended.
 * @param {Suite[]} suites
 * @param {string} reports
 * @param {() => Promise<void>} untilCms
 */
async function runChecks(suites, reports, untilCms) {
  const inTurn = (/** @type {Suite["turn"]} */ turn) => suites.filter((suite) => suite.turn === turn);
  const runCheck = async (/** @type {Suite} */ suite) => {
    if (suite.turn === "with-cms") await untilCms();
    return runQuietly(suite, reports);
  };
  const first = await mapAtOnce(inTurn("first"), 1, runCheck);
  const others = [...inTurn("without-cms"), ...inTurn("with-cms")];
  return [...first, ...(await mapAtOnce(others, availableParallelism(), runCheck))];
}

/** @returns {{ given: Promise<void>, give: () => void }} */
function createSignal() {
  let give = () => {};
  /** @type {Promise<void>} */
  const given = new Promise((resolve) => (give = resolve));
  return { given, give };
}

/**
 * @param {Suite} suite
 * @param {string} reports
 * @returns {Promise<Outcome>}
 */
async function runQuietly(suite, reports) {
  const startedAt = Date.now();
  const { end } = startStep(suite.title);
  const { results, output } = await runSuite(suite, reports, { isQuiet: true });
  const isGreen = results.failed === 0;
  end(isGreen ? "✓" : "✗");
  if (!isGreen) process.stdout.write(`${output}\n`);
  return { title: suite.title, ms: Date.now() - startedAt, results };
}

/**
 * Runs the tests of the whole, one suite after the other: each spreads its files over the cores by itself.
 * @param {Suite[]} suites
 * @param {string} reports
 */
async function runTests(suites, reports) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const suite of suites.filter(({ turn }) => turn === undefined)) {
    process.stdout.write(`\n── ${suite.title}\n`);
    const startedAt = Date.now();
    const { results } = await runSuite(suite, reports, { isQuiet: false });
    outcomes.push({ title: suite.title, ms: Date.now() - startedAt, results });
  }
  return outcomes;
}

/**
 * @param {Suite} suite
 * @param {string} reports
 * @param {{ isQuiet: boolean }} options
 * @returns {Promise<{ results: Results, output: string }>}
 */
async function runSuite(suite, reports, { isQuiet }) {
  try {
    await ensurePrograms(suite);
    const report = path.join(reports, suite.name);
    const { args, env } = withReport(suite, report);
    const { isGreen, output } = await runNode(args, { cwd: inRoot(suite.folder), env, isQuiet });
    return { results: await readResults(suite, report, { isGreen, output }), output };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${reason}\n`);
    return { results: failedOnce(suite.title, reason), output: reason };
  }
}

/** @param {Suite} suite */
async function ensurePrograms({ name }) {
  if (name === "cms") {
    await ensureMonero();
    await ensurePdfReader();
    await ensureImapServer();
  }
  if (name !== "e2e") return;
  await ensureImapServer();
  await ensureChromium();
  await ensureTextBrowsers();
  await ensureProxies();
  await ensurePrometheus();
  await ensureHtmlChecker();
  if (process.env.DEEP_TESTS === "yes") await ensureTor();
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
 * A runner that crashes before or after its tests has failed, whatever its report says.
 * @param {Suite} suite
 * @param {string} report
 * @param {{ isGreen: boolean, output: string }} run
 * @returns {Promise<Results>}
 */
async function readResults({ title, counts }, report, { isGreen, output }) {
  if (counts === "exit-status") return isGreen ? passedOnce : failedOnce(title, output);
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) return failedOnce(title, "It left no report.");
  /** @type {Results} */
  const results = counts === "playwright" ? readPlaywright(text) : JSON.parse(text);
  if (isGreen || results.failed > 0) return results;
  return addResults([results, failedOnce(title, "Its runner fell over, though no test failed.")]);
}
