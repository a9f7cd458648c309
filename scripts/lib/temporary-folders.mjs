import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isProcessAlive } from "./process-alive.mjs";

/** The owner's process id stands in the name, so that a later run can tell what a killed one left behind. */
const NAME = /^wren-[a-z0-9-]+-pid(\d+)-[0-9a-f]+$/;

/**
 * Names a file or folder of this process, for programs that want to make it themselves.
 * @param {string} kind lower-case words with hyphens
 * @param {string} [parent]
 */
export function temporaryPath(kind, parent = tmpdir()) {
  return path.join(parent, `wren-${kind}-pid${process.pid}-${randomUUID().slice(0, 8)}`);
}

/**
 * Makes a folder that its maker removes; if the maker is killed first, the next run does.
 * @param {string} kind lower-case words with hyphens
 * @param {string} [parent]
 */
export async function makeTemporaryFolder(kind, parent = tmpdir()) {
  const folder = temporaryPath(kind, parent);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/**
 * Removes the temporary files and folders whose process is gone.
 * @param {string[]} parents
 */
export async function removeAbandonedFolders(parents) {
  for (const parent of parents) {
    const names = await readdir(parent).catch(() => []);
    const abandoned = names.filter((name) => isAbandoned(name));
    // One of another user cannot be removed by us; it is not ours to mend.
    await Promise.all(
      abandoned.map((name) => rm(path.join(parent, name), { recursive: true, force: true }).catch(() => null)),
    );
  }
}

/** @param {string} name */
function isAbandoned(name) {
  const pid = NAME.exec(name)?.[1];
  return pid !== undefined && !isProcessAlive(Number(pid));
}
