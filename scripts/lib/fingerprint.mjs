import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * Hash over the names and contents of files and folders, to detect changed inputs of a step. It ignores file times: a
 * fresh clone or a switched branch must not look changed when it is not.
 * @param {string[]} inputs paths from the project's root; one that does not exist counts as empty
 * @param {(file: string) => boolean} [isIgnored]
 */
export async function fingerprint(inputs, isIgnored = () => false) {
  const hash = createHash("sha256").update(`${process.version} ${process.arch}`);
  for (const input of inputs) {
    for (const file of await filesIn(input)) {
      if (isIgnored(file)) continue;
      hash.update(`\0${file}\0`).update(await readFile(path.join(ROOT, file)));
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} input a file or folder, from the project's root
 * @returns {Promise<string[]>}
 */
export async function filesIn(input) {
  const absolute = path.join(ROOT, input);
  const found = await stat(absolute).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
