import { open, readFile, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isProcessAlive } from "./process-alive.mjs";

const POLL_MS = 250;

/**
 * Lets one process at a time do the work, so that two commands started together do not build into each other's files.
 * The lock of a dead process is taken over.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, work) {
  let isTold = false;
  while (!(await take(file))) {
    if (!isTold) process.stdout.write("… Waiting for another run to finish\n");
    isTold = true;
    await wait(POLL_MS);
  }
  const release = () => rm(file, { force: true });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** @param {string} file */
async function take(file) {
  try {
    const handle = await open(file, "wx");
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    if (!(await isHeldByLiving(file))) await rm(file, { force: true });
    return false;
  }
}

/** @param {string} file */
async function isHeldByLiving(file) {
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  // Between its creation and its first byte the file is empty: another process is just taking it.
  return !holder || isProcessAlive(holder);
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
