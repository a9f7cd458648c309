import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { prepare } from "../../scripts/lib/prepare.mjs";

/** @typedef {{ name: string, databaseUrl: string }} Database `databaseUrl` is empty for SQLite */

/**
 * Measures on the database named on the command line, or on SQLite and PostgreSQL one after the other. There is one
 * Strapi per process, so each database gets its own.
 * @param {string} script `import.meta.url` of the caller
 * @param {(database: Database) => Promise<number | void>} measure
 * @returns {Promise<number>} the exit status
 */
export async function onBothDatabases(script, measure) {
  const [name] = process.argv.slice(2);
  if (name) return onOne(name, measure);
  await prepare({ withTools: true });
  const run = (/** @type {string} */ database) =>
    spawnSync(process.execPath, [fileURLToPath(script), database], { stdio: "inherit" }).status ?? 1;
  return Math.max(run("sqlite"), run("postgres"));
}

/**
 * @param {string} name
 * @param {(database: Database) => Promise<number | void>} measure
 */
async function onOne(name, measure) {
  const postgres = name === "postgres" ? await startPostgres() : null;
  try {
    return (await measure({ name, databaseUrl: postgres?.url ?? "" })) ?? 0;
  } finally {
    await postgres?.stop();
  }
}
