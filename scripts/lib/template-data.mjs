import { execFile } from "node:child_process";
import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { step } from "./progress.mjs";
import { startCms } from "./stack.mjs";
import { makeTemporaryFolder, temporaryPath } from "./temporary-folders.mjs";

/**
 * Tests need a seeded database, and seeding takes half a minute: one is made for each build of the cms, kept, and
 * copied for each use.
 * @returns {Promise<string>} a data folder that must not be changed
 */
export function ensureTemplateData() {
  return ensureTemplate("template-data", (folder) => seed(folder, ""));
}

/** @returns {Promise<string>} a folder with a seeded PostgreSQL cluster and the data folder that belongs to it */
function ensurePostgresTemplate() {
  return ensureTemplate("template-postgres", async (folder) => {
    const postgres = await startPostgres({ isKept: true, isDurable: false });
    try {
      await seed(path.join(folder, "data"), postgres.url);
    } finally {
      await postgres.stop();
    }
    await copyWithOwner(postgres.databaseDir, path.join(folder, "cluster"));
    await rm(postgres.databaseDir, { recursive: true });
  });
}

/**
 * @param {string} name
 * @param {(folder: string) => Promise<void>} fill
 */
async function ensureTemplate(name, fill) {
  const key = await fingerprint(["cms/dist/src", "cms/dist/config", "cms/package-lock.json"]);
  const template = inRoot(".cache", `${name}-${key.slice(0, 16)}`);
  if (await exists(template)) return template;

  await mkdir(inRoot(".cache"), { recursive: true });
  return withLock(inRoot(".cache", `${name}.lock`), async () => {
    if (await exists(template)) return template;
    const unfinished = await makeTemporaryFolder(`${name}-new`, inRoot(".cache"));
    await step("Seeding a database for tests to copy (once for each build of the cms)", () => fill(unfinished));
    await rename(unfinished, template);
    return template;
  });
}

/**
 * @param {string} dataDir
 * @param {string} databaseUrl
 */
async function seed(dataDir, databaseUrl) {
  const cms = await startCms({ dataDir, cmsPort: await findFreePort(), env: { DATABASE_URL: databaseUrl } });
  await cms.stop();
}

/** @returns {Promise<{ dataDir: string, remove: () => Promise<void> }>} a seeded data folder for the caller alone */
export async function copyTemplateData() {
  const template = await ensureTemplateData();
  const dataDir = await makeTemporaryFolder("data");
  await cp(template, dataDir, { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** @returns a PostgreSQL server for the caller alone with a seeded database, and the data folder that belongs to it */
export async function startSeededPostgres() {
  const template = await ensurePostgresTemplate();
  const databaseDir = temporaryPath("postgres");
  const dataDir = await makeTemporaryFolder("data");
  await copyWithOwner(path.join(template, "cluster"), databaseDir);
  await cp(path.join(template, "data"), dataDir, { recursive: true });
  const postgres = await startPostgres({ databaseDir, isDurable: false });
  return {
    pid: postgres.pid,
    url: postgres.url,
    dataDir,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Copies a folder that must keep its owner, the user that Postgres runs as; `fs.cp` would change the owner.
 * @param {string} from
 * @param {string} to
 */
async function copyWithOwner(from, to) {
  await promisify(execFile)("cp", ["-a", from, to]);
}

/** @param {string} file */
async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
