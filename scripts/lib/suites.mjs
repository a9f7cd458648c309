import { filesIn } from "./fingerprint.mjs";

/**
 * @typedef {object} Suite
 * @property {string} name its name on the command line
 * @property {string} title
 * @property {string} folder
 * @property {string[]} args arguments of node
 * @property {"exit-status" | "vitest" | "playwright" | "node-test"} counts source of its results
 * @property {"first" | "without-cms" | "with-cms"} [turn] start of a check or of unit tests: before all others, or as soon
 * as the packages that it reads are installed; without one, it needs the whole built
 * @property {{ under: string[], ending: RegExp }} [testFiles] their location, from the project's root
 * @property {boolean} [isDomainEnough] true when it needs only domain built
 * @property {boolean} [canBeSharded]
 */

/** Cached results of the checks for unchanged files (docs/testing.md). */
const CHECK_CACHE = ".cache/check";

/**
 * @param {string} folder
 * @param {string[]} options
 */
const vitest = (folder, ...options) => ({
  folder,
  args: ["node_modules/vitest/vitest.mjs", "run", ...options],
  counts: /** @type {const} */ ("vitest"),
});

/**
 * @param {string} name
 * @param {string} title
 * @param {{ args: string[], folder?: string, turn?: Suite["turn"] }} how
 * @returns {Suite}
 */
const check = (name, title, { args, folder = ".", turn = "without-cms" }) => ({
  name,
  title,
  folder,
  args,
  turn,
  counts: "exit-status",
  isDomainEnough: true,
});

const TYPED_FOLDERS = ["domain", "web", "cms", "cms/src/admin", "cms/tests", "e2e", "scripts"];

const types = TYPED_FOLDERS.map((folder) =>
  check("types", `Types of ${folder}`, {
    turn: folder.startsWith("cms") ? "with-cms" : "without-cms",
    // Incremental even without output: tsc then checks only what a change can reach.
    args: [
      "node_modules/typescript/bin/tsc",
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      `${CHECK_CACHE}/types-${folder.replaceAll("/", "-")}.tsbuildinfo`,
      "-p",
      `${folder}/tsconfig.json`,
    ],
  }),
);

/**
 * @type {Suite[]} The quick ones first, so that small mistakes show within a minute. Lint comes after the types it
 * uses.
 */
export const SUITES = [
  check("types", "Route types of web", {
    folder: "web",
    args: ["node_modules/@react-router/dev/bin.js", "typegen"],
    turn: "first",
  }),
  ...types,
  check("format", "Formatting", {
    args: ["node_modules/oxfmt/bin/oxfmt", "--check"],
  }),
  check("unused", "Unused code", { args: ["node_modules/knip/bin/knip.js"], turn: "with-cms" }),
  check("lint", "Lint", {
    args: [
      "node_modules/oxlint/bin/oxlint",
      "-c",
      "oxlint.config.mjs",
      "--type-aware",
      "--report-unused-disable-directives",
    ],
    turn: "with-cms",
  }),
  {
    name: "domain",
    title: "Unit tests of domain",
    ...vitest("domain"),
    testFiles: { under: ["domain/src"], ending: /\.test\.ts$/ },
    turn: "without-cms",
    isDomainEnough: true,
  },
  {
    name: "web",
    title: "Unit tests of web",
    ...vitest("web"),
    testFiles: { under: ["web/app", "web/server", "web/build-plugins"], ending: /\.test\.tsx?$/ },
    turn: "without-cms",
    isDomainEnough: true,
  },
  {
    name: "cms-unit",
    title: "Unit tests of the cms",
    ...vitest("cms"),
    testFiles: { under: ["cms/src"], ending: /\.test\.ts$/ },
    turn: "with-cms",
    isDomainEnough: true,
  },
  {
    name: "scripts",
    title: "Unit tests of the scripts",
    folder: ".",
    args: ["--import", "./scripts/lib/words-of-tests.mjs", "--test"],
    counts: "node-test",
    testFiles: { under: ["scripts/lib"], ending: /\.test\.mjs$/ },
    turn: "with-cms",
    isDomainEnough: true,
  },
  {
    name: "web-cms",
    title: "What web says to the cms",
    ...vitest("web", "--config", "tests/vitest.config.ts"),
    testFiles: { under: ["web/tests"], ending: /\.test\.ts$/ },
  },
  {
    name: "cms",
    title: "The cms over HTTP",
    ...vitest("cms", "--config", "tests/vitest.config.mts"),
    testFiles: { under: ["cms/tests"], ending: /\.test\.ts$/ },
    canBeSharded: true,
  },
  {
    name: "e2e",
    title: "Journeys in a browser",
    folder: "e2e",
    args: ["node_modules/@playwright/test/cli.js", "test"],
    counts: "playwright",
    testFiles: { under: ["e2e/specs"], ending: /\.spec\.ts$/ },
    canBeSharded: true,
  },
];

/**
 * @param {Suite} suite
 * @returns {Promise<string[]>} from the project's root
 */
export async function testFilesOf({ testFiles }) {
  if (!testFiles) return [];
  const files = (await Promise.all(testFiles.under.map(filesIn))).flat();
  return files.filter((file) => testFiles.ending.test(file));
}
