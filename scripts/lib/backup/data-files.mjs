import { chmod, copyFile, link, lstat, mkdir, readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";

/** Entries of the data folder that belong into a backup, beside the database. */
export const KEPT_ENTRIES = ["public", "private", "secrets.json"];

/** A file that is older is not being written any more. */
const SETTLED_MS = 60_000;

/**
 * Holds the files of the data folder in `folder`, where they stay when the site erases them. It may be called again for
 * those that came since.
 * @param {string} dataDir
 * @param {string} folder
 */
export async function holdDataFiles(dataDir, folder) {
  for (const entry of KEPT_ENTRIES) {
    for (const name of await listFiles(dataDir, { entry, look: stat })) {
      const to = path.join(folder, name);
      await mkdir(path.dirname(to), { recursive: true });
      await hold(path.join(dataDir, name), to);
    }
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
async function hold(from, to) {
  try {
    const { mtimeMs } = await stat(from);
    // A second name costs nothing, but a file that still grows would grow in the backup, too.
    if (Date.now() - mtimeMs < SETTLED_MS || !(await hasLinked(from, to))) await copyFile(from, to);
  } catch (error) {
    // Erased since it was listed.
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {Promise<boolean>} false when there are no hard links, or the file is on another disk
 */
async function hasLinked(from, to) {
  try {
    // A symbolic link would be linked itself, and lead nowhere elsewhere.
    await link(await realpath(from), to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") throw error;
    return code === "EEXIST";
  }
}

/**
 * @param {string} root
 * @param {object} [options]
 * @param {string} [options.entry] a file or folder in it
 * @param {typeof lstat} [options.look] `stat` follows links
 * @returns {Promise<string[]>} files, with their paths below the root
 */
export async function listFiles(root, { entry = "", look = lstat } = {}) {
  const place = path.join(root, entry);
  const found = await look(place).catch(() => null);
  if (!found?.isDirectory()) return found ? [entry] : [];
  const names = await readdir(place).catch(() => []);
  const inside = await Promise.all(names.map((name) => listFiles(root, { entry: path.join(entry, name), look })));
  return inside.flat().toSorted();
}

/**
 * Lets only the owner read a folder and everything in it.
 * @param {string} place
 */
export async function makePrivate(place) {
  const isFolder = (await lstat(place)).isDirectory();
  if (!isFolder) return chmod(place, 0o600);
  await chmod(place, 0o700);
  for (const name of await readdir(place)) await makePrivate(path.join(place, name));
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : null;
}
