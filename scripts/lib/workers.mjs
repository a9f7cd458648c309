import { availableParallelism } from "node:os";

const MEGABYTE = 1024 ** 2;
/** The rest is left to the system, the runner and services that the tests share. */
const USABLE_SHARE = 0.75;

/**
 * Number of tests in parallel: one more than there are cores, as there is always one that waits (for a mail, a block, a
 * process that starts), but never more than memory allows.
 * @param {number} workerMegabytes peak memory of one
 * @param {{ cores: number, freeBytes: number }} [machine]
 */
export function workerCount(workerMegabytes, machine = thisMachine()) {
  const fitting = Math.floor((machine.freeBytes * USABLE_SHARE) / (workerMegabytes * MEGABYTE));
  return Math.max(1, Math.min(machine.cores + 1, fitting));
}

function thisMachine() {
  return { cores: availableParallelism(), freeBytes: process.availableMemory() };
}
