import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { addResults, failedOnce } from "./results.mjs";

/** @typedef {import("./results.mjs").Results} Results */

/**
 * Fails the journeys that needed a second try both now and in their last run, and remembers those of today.
 * @param {Results} results
 * @param {string} file that remembers them between runs
 * @returns {Promise<Results>}
 */
export async function failRepeatedSecondTries(results, file) {
  const before = await readNames(file);
  const repeated = results.flaky.filter((name) => before.includes(name));
  // A journey that did not run, or failed, keeps its mark; only passing at the first try removes it.
  const remembered = new Set([...before.filter((name) => !results.steady.includes(name)), ...results.flaky]);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify([...remembered].sort(), null, 2)}\n`);
  return addResults([
    { ...results, passed: results.passed - repeated.length },
    ...repeated.map((name) => failedOnce(name, "It needed a second try twice in a row: find out why.")),
  ]);
}

/**
 * @param {string} file
 * @returns {Promise<string[]>}
 */
async function readNames(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return []; // None yet, or a run was killed while it wrote: then the count starts again.
  }
}
