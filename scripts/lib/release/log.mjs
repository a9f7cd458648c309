// The list of all releases. Each line names the hash of the line before it, so that none can be changed or taken out
// without changing all that follow.
import { createHash } from "node:crypto";

/** Stands in the first line, which has none before it. */
const BEGINNING = "0".repeat(64);

const LINE =
  /^(?<number>\d+) (?<date>\d{4}-\d\d-\d\d) (?<version>\S+) (?<commit>[0-9a-f]{40}) (?<manifest>[0-9a-f]{64}) (?<previous>[0-9a-f]{64})$/;

/**
 * @typedef {object} Release
 * @property {string} date
 * @property {string} version
 * @property {string} commit
 * @property {string} manifest SHA-256 of the integrity manifest
 */

/**
 * @param {string} log
 * @param {Release} release
 * @returns {string} the log with one more line
 */
export function withRelease(log, { date, version, commit, manifest }) {
  const lines = readLog(log);
  const previous = headOf(log);
  return `${log}${lines.length + 1} ${date} ${version} ${commit} ${manifest} ${previous}\n`;
}

/**
 * @param {string} log
 * @returns {Release[]} in order
 * @throws when a line does not follow from the one before it
 */
export function readLog(log) {
  let previous = BEGINNING;
  return linesOf(log).map((line, index) => {
    const facts = LINE.exec(line)?.groups;
    if (!facts || facts.number !== String(index + 1)) throw new Error(`line ${index + 1} is not readable`);
    if (facts.previous !== previous) throw new Error(`line ${index + 1} does not follow from the line before it`);
    previous = sha256(line);
    const { date = "", version = "", commit = "", manifest = "" } = facts;
    return { date, version, commit, manifest };
  });
}

/**
 * @param {string} log
 * @returns {string} the hash of its last line, which stands for the whole log
 */
export function headOf(log) {
  const last = linesOf(log).at(-1);
  return last === undefined ? BEGINNING : sha256(last);
}

/** @param {string} log */
function linesOf(log) {
  return log.split("\n").filter(Boolean);
}

/** @param {string | Buffer} content */
export function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
