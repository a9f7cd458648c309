import path from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { testFilesOf } from "./suites.mjs";

/** @typedef {import("./suites.mjs").Suite} Suite */

const SHARD = /^--shard=([1-9]\d*)\/([1-9]\d*)$/;

/**
 * Reads the command line of `npm test`: `[suite…] [part of a test file's name…] [--shard=1/3]`.
 * @param {string[]} words
 * @param {Suite[]} all
 * @returns {Promise<Suite[]>} the suites to run, each with the arguments that choose its files
 */
export async function chooseTests(words, all) {
  const options = words.filter((word) => word.startsWith("-"));
  const names = words.filter((word) => !word.startsWith("-"));
  const known = [...new Set(all.map(({ name }) => name))];
  const firstFilter = names.findIndex((name) => !known.includes(name));
  const suiteNames = firstFilter === -1 ? names : names.slice(0, firstFilter);
  const filters = firstFilter === -1 ? [] : names.slice(firstFilter);
  if (filters.length > 0 && suiteNames.length === 0)
    throw new Failure(`There is no suite "${filters[0]}". There are: ${known.join(", ")}.`);

  const chosen = withTypesForLint(suiteNames.length === 0 ? known : suiteNames, all);
  return onlyShard(await onlyFiles(chosen, filters), options);
}

/**
 * Lint uses types: web's route types must exist, and type errors are better reported by tsc.
 * @param {string[]} names
 * @param {Suite[]} all
 */
function withTypesForLint(names, all) {
  const wanted = new Set(names.includes("lint") ? [...names, "types"] : names);
  return all.filter(({ name }) => wanted.has(name));
}

/**
 * @param {Suite[]} suites
 * @param {string[]} filters
 */
async function onlyFiles(suites, filters) {
  const whole = suites.filter(({ testFiles }) => !testFiles);
  if (filters.length > 0 && whole.length > 0)
    throw new Failure(`"${whole[0]?.name}" has no test files to choose from: leave out "${filters.join(" ")}".`);

  const choices = await Promise.all(suites.map(async (suite) => ({ suite, files: await testFilesOf(suite) })));
  for (const filter of filters) {
    if (choices.some(({ files }) => files.some((file) => isNamed(file, filter)))) continue;
    const names = suites.map(({ name }) => name).join(", ");
    throw new Failure(`No test file of ${names} has "${filter}" in its name, and it is no suite's name either.`);
  }
  return choices.flatMap(({ suite, files }) => {
    if (filters.length === 0 && suite.counts !== "node-test") return [suite];
    const wanted = filters.length === 0 ? files : files.filter((file) => filters.some((part) => isNamed(file, part)));
    return wanted.length > 0
      ? [{ ...suite, args: [...suite.args, ...wanted.map((file) => fileArgument(suite, file))] }]
      : [];
  });
}

/**
 * @param {string} file
 * @param {string} part
 */
function isNamed(file, part) {
  // Leaves out the package's folder, which is mostly a suite's name.
  return file
    .slice(file.indexOf("/") + 1)
    .toLowerCase()
    .includes(part.toLowerCase());
}

/**
 * @param {Suite} suite
 * @param {string} file
 */
function fileArgument({ counts, folder }, file) {
  // Playwright matches a pattern against the whole path, in which our own folders must not match by chance.
  if (counts === "playwright") return `^${inRoot(file).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
  return path.relative(folder, file);
}

/**
 * @param {Suite[]} suites
 * @param {string[]} options
 */
function onlyShard(suites, options) {
  const [shard, ...others] = options;
  if (shard === undefined) return suites;
  const [, part, parts] = SHARD.exec(shard) ?? [];
  if (others.length > 0 || part === undefined || Number(part) > Number(parts))
    throw new Failure(`"${options.join(" ")}" is unknown. There is --shard=1/3, for the first of three parts.`);
  const own = suites.filter(({ canBeSharded }) => canBeSharded || part === "1");
  if (own.length > 0)
    return own.map((suite) => (suite.canBeSharded ? { ...suite, args: [...suite.args, shard] } : suite));
  const names = [...new Set(suites.map(({ name }) => name))].join(", ");
  throw new Failure(`${names} cannot be divided: all of it belongs to shard 1/${parts}.`);
}
