import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { filesIn } from "../fingerprint.mjs";
import { inRoot } from "../paths.mjs";

/**
 * @typedef {{ id: string, path?: string, file: string, children?: RouteEntry[] }} RouteEntry
 * @typedef {object} Targets
 * @property {string[]} routes patterns of the route table, such as `/shop/:slug`
 * @property {string[]} actions routes that take forms
 * @property {string[]} formPages pages without parameters that take forms
 * @property {string[]} doors addresses that web's code names; its server answers some before the router
 * @property {string[]} islands keys of fragments
 * @property {{ method: string, path: string }[]} calls of the cms's API
 * @property {string[]} names of fields and of parts of a query
 */

const PATH_LITERAL = /["`](\/[\w.][\w./-]*)["`?]/g;
const QUERY_NAME = /\.get\("([\w-]+)"\)/g;
const FIELD_NAME = /^\s+(\w+): /gm;
const CALL = /"(GET|POST|PUT|DELETE) (\/[^"]*)"/g;
const METHODS = ["GET", "POST"];
const ACTION = /^export (?:async )?function action\b/m;
const PAGE = /^export default\b/m;
const CORE_ROUTER = /createCoreRouter\("api::([\w-]+)\.([\w-]+)"/g;

/** Reads all that can be asked for from the code itself, so that a new route, door or call is fuzzed at once. */
export async function readTargets() {
  const [{ routes, actions, formPages }, doors, islands, calls, names] = await Promise.all([
    readRoutes(),
    readDoors(),
    readIslands(),
    readCalls(),
    readNames(),
  ]);
  /** @type {Targets} */
  const targets = { routes, actions, formPages, doors, islands, calls, names };
  for (const [name, list] of Object.entries(targets))
    if (list.length === 0) throw new Error(`No ${name} found: scripts/lib/fuzz/targets.mjs is out of date.`);
  return targets;
}

async function readRoutes() {
  const cli = ["node_modules/@react-router/dev/bin.js", "routes", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd: inRoot("web") });
  /** @type {RouteEntry[]} */
  const table = JSON.parse(stdout.slice(stdout.indexOf("[")));
  const all = await Promise.all(
    flatten(table, "").map(async ({ path, file }) => {
      const code = await readFile(inRoot("web", "app", file), "utf8");
      return { path, takesForms: ACTION.test(code), isPage: PAGE.test(code) && !/[:*]/.test(path) };
    }),
  );
  const actions = all.filter(({ takesForms }) => takesForms);
  const pathsOf = (/** @type {{ path: string }[]} */ routes) => unique(routes.map(({ path }) => path));
  return {
    routes: pathsOf(all),
    actions: pathsOf(actions),
    formPages: pathsOf(actions.filter(({ isPage }) => isPage)),
  };
}

/**
 * @param {RouteEntry[]} entries
 * @param {string} parent
 * @returns {{ path: string, file: string }[]}
 */
function flatten(entries, parent) {
  return entries.flatMap(({ path: own, file, children }) => {
    const path = own ? `${parent}/${own}` : parent;
    return children ? flatten(children, path) : [{ path: path || "/", file }];
  });
}

async function readDoors() {
  const found = await matchesIn(["web/server", "web/app"], /\.tsx?$/, PATH_LITERAL);
  return unique(found.map(([, path = ""]) => path));
}

async function readIslands() {
  const registry = await readFile(inRoot("web", "app", "islands", "registry.server.ts"), "utf8");
  return [...registry.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, key = ""]) => key);
}

async function readNames() {
  const inQueries = await matchesIn(["web/server", "web/app"], /\.tsx?$/, QUERY_NAME);
  const inContracts = await matchesIn(["domain/src/contracts"], /\.ts$/, FIELD_NAME);
  return unique([...inQueries, ...inContracts].map(([, name = ""]) => name));
}

async function readCalls() {
  const named = await matchesIn(["cms/dist/src/api"], /\.js$/, CALL);
  const routers = await matchesIn(["cms/dist/src/api"], /\.js$/, CORE_ROUTER);
  const calls = named.map(([, method = "", path = ""]) => ({ method, path: `/api${path}` }));
  for (const [, folder = "", type = ""] of routers) {
    const schema = inRoot("cms", "src", "api", folder, "content-types", type, "schema.json");
    const { info } = JSON.parse(await readFile(schema, "utf8"));
    const names = [info.pluralName, info.singularName].map((name) => `/api/${name}`);
    const paths = names.flatMap((path) => [path, `${path}/:id`]);
    calls.push(...paths.flatMap((path) => METHODS.map((method) => ({ method, path }))));
  }
  return [...new Map(calls.map((call) => [`${call.method} ${call.path}`, call])).values()];
}

/**
 * @param {string[]} folders
 * @param {RegExp} ending
 * @param {RegExp} pattern
 */
async function matchesIn(folders, ending, pattern) {
  const files = (await Promise.all(folders.map((folder) => filesIn(folder))))
    .flat()
    .filter((file) => ending.test(file));
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), "utf8")));
  return texts.flatMap((text) => [...text.matchAll(pattern)]);
}

/** @param {string[]} items */
function unique(items) {
  return [...new Set(items)].toSorted();
}
