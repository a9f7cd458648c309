import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "./failure.mjs";

/**
 * Stops the start with a sentence when nothing can be written to the data folder, before anything else fails of it.
 * @param {string} dataDir
 */
export async function requireWritable(dataDir) {
  const probe = path.join(dataDir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, "written");
    await rm(probe);
  } catch (error) {
    throw new Failure(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
