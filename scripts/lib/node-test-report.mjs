// Reporter of Node's own test runner for `npm test`: its results as one JSON.
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { addResults, addUpFiles, failedOnce, passedOnce, skippedOnce } from "./results.mjs";

/**
 * @typedef {object} TestData the part of Node's events used here
 * @property {string} name
 * @property {number} nesting
 * @property {string} [file]
 * @property {string | boolean} [skip]
 * @property {string | boolean} [todo]
 * @property {{ duration_ms: number, type?: string, error?: Error }} details
 */

/** @param {AsyncIterable<{ type: string, data: TestData }>} events */
export default async function* report(events) {
  const results = [];
  const timed = [];
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const file = path.relative(ROOT, data.file ?? data.name);
    if (data.nesting === 0) timed.push({ file, ms: data.details.duration_ms });
    if (data.details.type !== "suite") results.push(testResults(`${file} › ${data.name}`, type, data));
  }
  yield JSON.stringify({ ...addResults(results), files: addUpFiles(timed) });
}

/**
 * @param {string} name
 * @param {string} type
 * @param {TestData} data
 */
function testResults(name, type, { skip, todo, details }) {
  const unwanted = skip ?? todo;
  if (unwanted !== undefined && unwanted !== false) return skippedOnce(name, unwanted === true ? "" : unwanted);
  if (type === "test:pass") return passedOnce;
  const { error } = details;
  return failedOnce(name, error?.cause instanceof Error ? error.cause.message : error?.message);
}
