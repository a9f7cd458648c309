/**
 * @typedef {object} Suite
 * @property {string} name what to call it on the command line
 * @property {string} title
 * @property {string} folder
 * @property {string[]} args of node
 * @property {"exit-status" | "vitest" | "playwright" | "node-test"} counts how its tests are counted
 */

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
 * @param {string} folder
 * @param {string} project
 */
const tsc = (folder, project = "tsconfig.json") => ({
  name: "types",
  title: `Types of ${folder === "." ? project.split("/")[0] : folder}${project.includes("/") && folder !== "." ? `/${project.split("/")[0]}` : ""}`,
  folder,
  args: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", project],
  counts: /** @type {const} */ ("exit-status"),
});

/** @type {Suite[]} The quick ones first: a slip of the pen is told within a minute. */
export const SUITES = [
  {
    name: "format",
    title: "Formatting",
    folder: ".",
    args: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    counts: "exit-status",
  },
  {
    name: "types",
    title: "Route types of web",
    folder: "web",
    args: ["node_modules/@react-router/dev/bin.js", "typegen"],
    counts: "exit-status",
  },
  tsc("domain"),
  tsc("web"),
  tsc("cms"),
  tsc("cms", "src/admin/tsconfig.json"),
  tsc("cms", "tests/tsconfig.json"),
  tsc("e2e"),
  tsc(".", "scripts/tsconfig.json"),
  { name: "lint", title: "Lint", folder: ".", args: ["node_modules/eslint/bin/eslint.js", "."], counts: "exit-status" },
  { name: "unused", title: "Unused code", folder: ".", args: ["node_modules/knip/bin/knip.js"], counts: "exit-status" },
  { name: "domain", title: "Unit tests of domain", ...vitest("domain") },
  { name: "web", title: "Unit tests of web", ...vitest("web") },
  {
    name: "scripts",
    title: "Unit tests of the scripts",
    folder: ".",
    args: ["--test", "scripts/lib/"],
    counts: "node-test",
  },
  { name: "web-cms", title: "What web says to the cms", ...vitest("web", "--config", "tests/vitest.config.ts") },
  { name: "cms", title: "The cms over HTTP", ...vitest("cms", "--config", "tests/vitest.config.mts") },
  {
    name: "e2e",
    title: "Journeys in a browser",
    folder: "e2e",
    args: ["node_modules/@playwright/test/cli.js", "test"],
    counts: "playwright",
  },
];
