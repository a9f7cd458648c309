import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Failure } from "../failure.mjs";
import { findOnPath, isExecutable } from "../programs.mjs";
import { cmsPackage } from "./cms-package.mjs";

/** @typedef {import("./database.mjs").Database} Database */

const FILE = "wren.pgdump";
const DEBIAN_SERVERS = "/usr/lib/postgresql";
const OUR_TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/**
 * @param {string} url
 * @returns {Database}
 */
export function postgresDatabase(url) {
  return {
    engine: "postgres",
    save: (folder) =>
      withClient(url, async (client) => {
        const pgDump = await findProgram("pg_dump", client);
        // The dump and our counts see the same moment.
        await client.query("begin isolation level repeatable read read only");
        const { rows } = await client.query("select pg_export_snapshot() as snapshot");
        const file = path.join(folder, FILE);
        const snapshot = `--snapshot=${rows[0].snapshot}`;
        await runProgram(pgDump, url, ["--format=custom", "--no-owner", "--no-privileges", snapshot, "--file", file]);
        return countTables(client);
      }),
    requireEmpty: () =>
      withClient(url, async (client) => {
        const { rows } = await client.query(OUR_TABLES);
        if (rows.length > 0)
          throw new Failure(
            `The database of DATABASE_URL is not empty (${rows.length} tables). A restore fills an empty one only: create another.`,
          );
      }),
    load: (folder) =>
      withClient(url, async (client) => {
        const pgRestore = await findProgram("pg_restore", client);
        const whole = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
        await runProgram(pgRestore, url, [...whole, path.join(folder, FILE)]);
        return { tables: await countTables(client), dataFiles: [] };
      }),
  };
}

/** @param {any} client */
async function countTables(client) {
  const { rows: tables } = await client.query(OUR_TABLES);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select count(*) from ${name}`);
    counts[name] = Number(rows[0].count);
  }
  return counts;
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: any) => Promise<Result>} work
 */
async function withClient(url, work) {
  const client = new (cmsPackage("pg").Client)({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new Failure(`The database of DATABASE_URL does not answer: ${messageOf(error)}.`, { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * @param {"pg_dump" | "pg_restore"} name
 * @param {any} client
 */
async function findProgram(name, client) {
  const { rows } = await client.query("show server_version_num");
  const wanted = Math.floor(Number(rows[0].server_version_num) / 10_000);
  const found = await Promise.all(placesOf(name).map(async (file) => ({ file, version: await majorVersion(file) })));
  return newestFor(wanted, name, found);
}

/**
 * Chooses the newest program: PostgreSQL's refuse servers that are newer than themselves.
 * @param {number} wanted version of the server
 * @param {string} name
 * @param {{ file: string, version: number }[]} found
 */
export function newestFor(wanted, name, found) {
  const [best] = found.toSorted((a, b) => b.version - a.version);
  const install = `Install PostgreSQL's programs of version ${wanted} or later (Debian: postgresql-client-${wanted}).`;
  if (!best) throw new Failure(`${name} is not installed. ${install}`);
  if (best.version < wanted)
    throw new Failure(`${name} ${best.version} is older than the server, which is ${wanted}. ${install}`);
  return best.file;
}

/** @param {string} name */
function placesOf(name) {
  const onPath = findOnPath(name);
  let versions = /** @type {string[]} */ ([]);
  try {
    versions = readdirSync(DEBIAN_SERVERS);
  } catch {
    // Only Debian has that folder.
  }
  const ofDebian = versions.map((version) => path.join(DEBIAN_SERVERS, version, "bin", name)).filter(isExecutable);
  return onPath ? [onPath, ...ofDebian] : ofDebian;
}

/** @param {string} file */
async function majorVersion(file) {
  const { stdout } = await promisify(execFile)(file, ["--version"]);
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

/**
 * @param {string} file
 * @param {string} url
 * @param {string[]} args
 */
async function runProgram(file, url, args) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Everybody on the machine can read the arguments of a process.
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(file, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    throw new Failure(`${path.basename(file)} failed: ${stderrOf(error)}`, { cause: error });
  }
}

/** @param {unknown} error */
function stderrOf(error) {
  return error instanceof Error && "stderr" in error ? String(error.stderr).trim() : messageOf(error);
}

/** @param {unknown} error */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
