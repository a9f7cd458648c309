import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Time of the processor that a process and its children have used. PostgreSQL has a process for each connection.
 * @param {number | undefined} pid
 */
export async function readUsedMs(pid) {
  const everybody = await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(readStat));
  const family = everybody.filter((one) => one !== null && (one.pid === pid || one.parent === pid));
  return family.reduce((sum, one) => sum + (one?.ticks ?? 0) * TICK_MS, 0);
}

/** @param {string} name */
async function readStat(name) {
  // A process may end while its folder is listed.
  const text = await readFile(`/proc/${name}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The name, which may contain anything, ends with the last bracket.
  const fields = text.split(") ").at(-1)?.split(" ") ?? [];
  const [parent, own, system, ended, endedSystem] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]));
  return { pid: Number(name), parent, ticks: own + system + ended + endedSystem };
}
