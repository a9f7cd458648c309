import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { makeTemporaryFolder, removeAbandonedFolders } from "../temporary-folders.mjs";
import { unpack } from "./archive.mjs";
import { makePrivate } from "./data-files.mjs";
import { databaseOf } from "./database.mjs";
import { explainDisk } from "./explain-disk.mjs";
import { findChangedFiles, readManifest } from "./manifest.mjs";
import { decryptingWith } from "./open-pgp.mjs";

/**
 * Fills an empty data folder, and an empty database, from a backup. Nothing is there before everything was checked.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} [options.databaseUrl]
 * @param {string} options.from
 * @param {string} [options.keyFile] secret key, for an encrypted backup
 * @param {string} [options.passphrase] of that key
 * @returns the manifest, the rows of each table as found, and a line for each difference
 */
export async function restoreBackup({ dataDir, databaseUrl, from, keyFile, passphrase = "" }) {
  const database = databaseOf({ dataDir, databaseUrl });
  const decrypt = keyFile ? await decryptingWith(keyFile, passphrase) : null;
  return explainDisk([dataDir], async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await removeAbandonedFolders([dataDir]);
    await requireEmptyFolder(dataDir);
    await database.requireEmpty();
    const staging = await makeTemporaryFolder("restore", dataDir);
    try {
      await unpack(from, staging, decrypt);
      const manifest = await readManifest(staging);
      if (manifest.engine !== database.engine) throw new Failure(describeEngines(manifest.engine));
      const changed = await findChangedFiles(staging, manifest);
      if (changed.length > 0) return { manifest, tables: null, differences: changed };
      const { tables, dataFiles } = await database.load(path.join(staging, "database"));
      const differences = findChangedTables(manifest.tables, tables);
      if (differences.length > 0) return { manifest, tables, differences };
      await moveIntoPlace(staging, dataDir, dataFiles);
      return { manifest, tables, differences };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  });
}

/** @param {string} dataDir */
async function requireEmptyFolder(dataDir) {
  const [first, ...others] = await readdir(dataDir);
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  throw new Failure(
    `${dataDir} is not empty (${first}${more}). A restore fills an empty folder only: move this one away, or name another with DATA_DIR.`,
  );
}

/** @param {"sqlite" | "postgres"} engine of the backup */
function describeEngines(engine) {
  return engine === "sqlite"
    ? "This backup holds an SQLite database, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL."
    : "This backup holds a PostgreSQL database. Set DATABASE_URL to an empty one.";
}

/**
 * @param {import("./database.mjs").TableCounts} expected
 * @param {import("./database.mjs").TableCounts} found
 */
function findChangedTables(expected, found) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `Table ${name} has ${found[name] ?? "no"} rows instead of ${expected[name] ?? "none"}.`);
}

/**
 * The database comes last: a folder without it was not restored.
 * @param {string} staging
 * @param {string} dataDir
 * @param {string[]} dataFiles
 */
async function moveIntoPlace(staging, dataDir, dataFiles) {
  await makePrivate(staging);
  const data = path.join(staging, "data");
  const entries = (await readdir(data)).map((name) => path.join(data, name));
  for (const entry of [...entries, ...dataFiles]) await rename(entry, path.join(dataDir, path.basename(entry)));
}
