import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const execute = promisify(execFile);

/**
 * A disk that can be full or read-only, in memory.
 * @param {string} size as `mount` takes it
 * @returns its folder and faults; null when nothing may be mounted here
 */
export async function mountSmallDisk(size) {
  const folder = await makeTemporaryFolder("small-disk");
  try {
    await execute("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    /** Takes all the space that is left. */
    async fill() {
      for (const bytes of [1024 * 1024, 4096]) {
        try {
          for (;;) await writeFile(filler, Buffer.alloc(bytes), { flag: "a" });
        } catch (error) {
          if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error;
        }
      }
    },
    clear: () => rm(filler, { force: true }),
    async unmount() {
      await execute("umount", [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
