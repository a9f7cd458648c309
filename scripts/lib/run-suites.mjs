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
  const outcomes = [...(await prepareAndCheck(suites)), ...(await runTests(suites))];
  const all = addResults(outcomes.map(({ results }) => results));
  const total = await failRepeatedSecondTries(all, inRoot(".cache", "second-tries.json"));
  const times = outcomes.map(({ title, ms }) => ({ name: title, ms }));
  process.stdout.write(`\n${closingWords(total, times)}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/**
 * Runs the checks, which read sources: they begin when their packages are installed, while the cms is still being
 * installed, built and seeded.
 * @param {Suite[]} suites
 */
async function prepareAndCheck(suites) {
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
      outcomes.push(...(await runChecks(suites, () => installed(cms.given))));
    },
  ]);
  return outcomes;
}

/**
 * Runs the checks in parallel; each prints its findings when it has ended.
 * @param {Suite[]} suites
 * @param {() => Promise<void>} untilCms
 */
async function runChecks(suites, untilCms) {
  const inTurn = (/** @type {Suite["turn"]} */ turn) => suites.filter((suite) => suite.turn === turn);
  const first = await mapAtOnce(inTurn("first"), 1, runCheck);
  const others = [...inTurn("without-cms"), ...inTurn("with-cms")];
  const outcomes = await mapAtOnce(others, availableParallelism(), async (suite) => {
    if (suite.turn === "with-cms") await untilCms();
    return runCheck(suite);
  });
  return [...first, ...outcomes];
}

/** @returns {{ given: Promise<void>, give: () => void }} */
function createSignal() {
  let give = () => {};
  /** @type {Promise<void>} */
  const given = new Promise((resolve) => (give = resolve));
  return { given, give };
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
 * Runs the tests, one suite after the other: each spreads its files over the cores by itself.
 * @param {Suite[]} suites
 */
async function runTests(suites) {
  const reports = await makeTemporaryFolder("reports");
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const suite of suites.filter(({ turn }) => turn === undefined)) {
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
 * @param {string} report file for the runner's results
 * @returns {Promise<Results>}
 */
async function runSuite(suite, report) {
  try {
    if (suite.name === "e2e") {
      await ensureChromium();
      await ensureTextBrowsers();
      await ensureProxies();
      await ensurePrometheus();
      if (process.env.DEEP_TESTS === "yes") await ensureTor();
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
 * A runner that crashes before or after its tests has failed, whatever its report says.
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
