import { availableParallelism } from "node:os";

const MEGABYTE = 1024 ** 2;
/** The rest is left to the system, the runner and what the tests share. */
const USABLE_SHARE = 0.75;

/**
 * How many tests run side by side: one for each core and one more, as there is always one that waits (for a mail, a
 * block, a process that starts), but never more than memory allows.
 * @param {number} workerMegabytes what one needs at its worst
 * @param {{ cores: number, freeBytes: number }} [machine]
 */
export function workerCount(workerMegabytes, machine = thisMachine()) {
  const fitting = Math.floor((machine.freeBytes * USABLE_SHARE) / (workerMegabytes * MEGABYTE));
  return Math.max(1, Math.min(machine.cores + 1, fitting));
}

function thisMachine() {
  return { cores: availableParallelism(), freeBytes: process.availableMemory() };
}
