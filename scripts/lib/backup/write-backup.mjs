import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { makeTemporaryFolder, removeAbandonedFolders, temporaryPath } from "../temporary-folders.mjs";
import { pack } from "./archive.mjs";
import { backupName, deleteOldBackups } from "./backup-names.mjs";
import { holdDataFiles } from "./data-files.mjs";
import { databaseOf } from "./database.mjs";
import { explainDisk } from "./explain-disk.mjs";
import { describeBackup, MANIFEST } from "./manifest.mjs";
import { encryptingTo } from "./open-pgp.mjs";

/**
 * Writes one file with everything that a site needs to go on elsewhere, while it runs. The file has its name only when
 * it is complete.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} [options.databaseUrl]
 * @param {string} options.to a folder, or the file's name
 * @param {string} [options.encryptTo] file of a public key
 * @param {number} options.keepDays for older backups in the folder
 * @param {Date} [options.now]
 * @param {import("./database.mjs").Database} [options.database]
 */
export async function writeBackup({
  dataDir,
  databaseUrl,
  to,
  encryptTo,
  keepDays,
  now = new Date(),
  database = databaseOf({ dataDir, databaseUrl }),
}) {
  if (!existsSync(dataDir)) throw new Failure(`There is nothing to back up: ${dataDir} is missing (DATA_DIR).`);
  const encrypt = encryptTo ? await encryptingTo(encryptTo) : undefined;
  const isFolder = to.endsWith(path.sep) || (await stat(to).catch(() => null))?.isDirectory() === true;
  const file = path.resolve(isFolder ? path.join(to, backupName(now, encrypt !== undefined)) : to);
  const folder = path.dirname(file);
  return explainDisk([folder, dataDir], async () => {
    await mkdir(folder, { recursive: true });
    await removeAbandonedFolders([folder, dataDir]);
    const unfinished = temporaryPath("backup", folder);
    // In the data folder, because a second name of a file must be on the same disk.
    const staging = await makeTemporaryFolder("backup", dataDir);
    try {
      const manifest = await collect({ staging, dataDir, database, now });
      await pack({ folder: staging, entries: [MANIFEST, "database", "data"], file: unfinished, encrypt });
      await rename(unfinished, file);
      const deleted = isFolder ? await deleteOldBackups(folder, { keepDays, now }) : [];
      return { file, manifest, deleted };
    } finally {
      await rm(staging, { recursive: true, force: true });
      await rm(unfinished, { force: true });
    }
  });
}

/**
 * Files before the database and once more after it. A row of the database then has its file: one that is erased
 * meanwhile is held since before, and one that was written meanwhile is held after.
 * @param {{ staging: string, dataDir: string, database: import("./database.mjs").Database, now: Date }} options
 */
async function collect({ staging, dataDir, database, now }) {
  const [dataFolder, databaseFolder] = [path.join(staging, "data"), path.join(staging, "database")];
  await mkdir(dataFolder);
  await mkdir(databaseFolder);
  await holdDataFiles(dataDir, dataFolder);
  const tables = await database.save(databaseFolder);
  await holdDataFiles(dataDir, dataFolder);
  const manifest = await describeBackup(staging, { engine: database.engine, tables, now });
  await writeFile(path.join(staging, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
