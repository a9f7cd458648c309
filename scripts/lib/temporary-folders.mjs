import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isProcessAlive } from "./process-alive.mjs";

/** The name contains the owner's process id, so that a later run recognises the remains of a killed one. */
const NAME = /^wren-[a-z0-9-]+-pid(\d+)-[0-9a-f]+$/;

/**
 * Names a file or folder of this process, for programs that create it themselves.
 * @param {string} kind lower-case words with hyphens
 * @param {string} [parent]
 */
export function temporaryPath(kind, parent = tmpdir()) {
  return path.join(parent, `wren-${kind}-pid${process.pid}-${randomUUID().slice(0, 8)}`);
}

/**
 * Creates a folder that its creator removes; if the creator is killed first, the next run does.
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
    // Folders of other users cannot be removed by us, and are left alone.
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
