import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { Failure } from "../failure.mjs";
import { inRoot, ROOT } from "../paths.mjs";
import { listFiles } from "./data-files.mjs";

export const MANIFEST = "manifest.json";
const FORMAT = 1;

/** @typedef {{ bytes: number, sha256: string }} FileFacts */

/**
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} madeAt
 * @property {string} version of the site
 * @property {string | null} commit
 * @property {"sqlite" | "postgres"} engine
 * @property {import("./database.mjs").TableCounts} tables
 * @property {Record<string, FileFacts>} files
 */

/**
 * @param {string} folder everything that the backup will hold
 * @param {Pick<Manifest, "engine" | "tables"> & { now: Date }} facts
 * @returns {Promise<Manifest>}
 */
export async function describeBackup(folder, { engine, tables, now }) {
  const version = await siteVersion();
  const commit = await siteCommit();
  return { format: FORMAT, madeAt: now.toISOString(), version, commit, engine, tables, files: await hashFiles(folder) };
}

/**
 * @param {string} folder an unpacked backup
 * @returns {Promise<Manifest>}
 */
export async function readManifest(folder) {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch(() => null);
  if (text === null) throw new Failure("This is no backup of Wren: it has no manifest.json.");
  /** @type {Manifest} */
  const manifest = JSON.parse(text);
  if (manifest.format !== FORMAT)
    throw new Failure(`This backup has format ${manifest.format}, and this version of Wren reads ${FORMAT}.`);
  const here = await siteVersion();
  if (manifest.version.localeCompare(here, "en", { numeric: true }) > 0)
    throw new Failure(
      `This backup is of version ${manifest.version}, and this is ${here}: an older version would lose what it does not know. Check out ${manifest.commit ?? manifest.version} and restore there.`,
    );
  return manifest;
}

/**
 * Compares an unpacked backup with its manifest.
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {Promise<string[]>} a line for each difference
 */
export async function findChangedFiles(folder, manifest) {
  const found = await hashFiles(folder);
  const expected = Object.entries(manifest.files);
  return [
    ...expected.filter(([name]) => !found[name]).map(([name]) => `${name} is missing.`),
    ...expected
      .filter(([name, { sha256 }]) => found[name] && found[name].sha256 !== sha256)
      .map(([name]) => `${name} is not the file that was backed up.`),
    ...Object.keys(found)
      .filter((name) => !manifest.files[name])
      .map((name) => `${name} does not belong into this backup.`),
  ];
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, FileFacts>>}
 */
async function hashFiles(folder) {
  const names = (await listFiles(folder)).filter((name) => name !== MANIFEST);
  /** @type {Record<string, FileFacts>} */
  const files = {};
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = await lstat(file);
    if (!stat.isFile()) throw new Failure(`${name} is no file: this is no backup that we wrote.`);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    files[name] = { bytes: stat.size, sha256: hash.digest("hex") };
  }
  return files;
}

async function siteVersion() {
  return String(JSON.parse(await readFile(inRoot("package.json"), "utf8")).version);
}

/** A copy without its history has no commit. */
async function siteCommit() {
  const asked = promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: ROOT });
  return asked.then(({ stdout }) => stdout.trim()).catch(() => null);
}
