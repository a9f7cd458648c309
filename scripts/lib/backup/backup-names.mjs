import { readdir, rm } from "node:fs/promises";
import path from "node:path";

const DAY_MS = 86_400_000;
const NAME = /^wren-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.gpg)?$/;

/**
 * @param {Date} now
 * @param {boolean} isEncrypted
 */
export function backupName(now, isEncrypted) {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  return `wren-${time}.tar.gz${isEncrypted ? ".gpg" : ""}`;
}

/**
 * Deletes backups that are older than promised. Files with other names are not ours.
 * @param {string} folder
 * @param {{ keepDays: number, now: Date }} promise
 * @returns {Promise<string[]>} names of the deleted ones
 */
export async function deleteOldBackups(folder, { keepDays, now }) {
  const oldest = now.getTime() - keepDays * DAY_MS;
  const old = (await readdir(folder)).filter((name) => timeOf(name) < oldest);
  for (const name of old) await rm(path.join(folder, name));
  return old;
}

/**
 * @param {string} name
 * @returns {number} NaN for a file that is not ours
 */
function timeOf(name) {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
