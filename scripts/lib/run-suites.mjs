import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { exitWith, Failure } from "./failure.mjs";
import { ensureMonero } from "./monero/find-monero.mjs";
import { inRoot } from "./paths.mjs";
import { prepare } from "./prepare.mjs";
import { SUITES } from "./suites.mjs";
import {
  addResults,
  closingWords,
  failedOnce,
  passedOnce,
  readNodeTest,
  readPlaywright,
  readVitest,
} from "./results.mjs";

/** @typedef {import("./suites.mjs").Suite} Suite */
/** @typedef {import("./results.mjs").Results} Results */

await exitWith(async () => {
  const suites = chosenSuites(process.argv.slice(2));
  await prepare({ withTools: true });

  const reports = await mkdtemp(path.join(tmpdir(), "wren-reports-"));
  /** @type {Results[]} */
  const results = [];
  for (const [index, suite] of suites.entries()) {
    process.stdout.write(`\n── ${suite.title}\n`);
    results.push(await runSuite(suite, path.join(reports, `${index}.report`)));
  }
  await rm(reports, { recursive: true, force: true });

  const total = addResults(results);
  process.stdout.write(`\n${closingWords(total)}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/** @param {string[]} names */
function chosenSuites(names) {
  const known = [...new Set(SUITES.map(({ name }) => name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no suite "${unknown.join('", "')}". There are: ${known.join(", ")}.`);
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name));
}

/**
 * @param {Suite} suite
 * @param {string} report where the runner writes its results
 * @returns {Promise<Results>}
 */
async function runSuite(suite, report) {
  try {
    if (suite.name === "e2e") await ensureChromium();
    if (suite.name === "cms") await ensureMonero();
    const { args, env } = withReport(suite, report);
    const isGreen = await runVisibly(args, inRoot(suite.folder), env);
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
    case "vitest":
      return { args: [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], env: {} };
    case "playwright":
      return { args: [...args, "--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
    case "node-test": {
      const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
      const tap = ["--test-reporter=tap", `--test-reporter-destination=${report}`];
      return { args: [...reporters, ...tap, ...args], env: {} };
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
  if (counts === "exit-status") return isGreen ? passedOnce : failedOnce(title);
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) return failedOnce(title, "It left no report.");
  const readers = { vitest: readVitest, playwright: readPlaywright, "node-test": readNodeTest };
  const results = readers[counts](text);
  if (isGreen || results.failed > 0) return results;
  return addResults([results, failedOnce(title, "Its runner fell over, though no test failed.")]);
}

/**
 * @param {string[]} args of node
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it ended well
 */
function runVisibly(args, cwd, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.once("SIGTERM", pass);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", pass);
      resolve(code === 0);
    });
  });
}
