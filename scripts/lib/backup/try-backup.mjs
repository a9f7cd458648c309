import { execFile } from "node:child_process";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { findOnPath } from "../programs.mjs";
import { mountSmallDisk } from "../small-disk.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { cmsPackage } from "./cms-package.mjs";
import { restoreBackup } from "./restore-backup.mjs";
import { writeBackup } from "./write-backup.mjs";

export const execute = promisify(execFile);

/**
 * A small data folder in use: its database has an open writer with what it wrote last still in the log.
 * @param {import("node:test").TestContext} t
 */
export async function startSmallSite(t) {
  const folder = await makeTemporaryFolder("backup-test");
  t.after(() => rm(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, "data");
  await mkdir(path.join(dataDir, "public", "uploads"), { recursive: true });
  await mkdir(path.join(dataDir, "private", "chat"), { recursive: true });
  await mkdir(path.join(dataDir, "mails"));
  await writeFile(path.join(dataDir, "public", "uploads", "phone.webp"), "picture");
  await writeFile(path.join(dataDir, "private", "chat", "letter"), "attachment");
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ["public/uploads/phone.webp", "private/chat/letter"])
    await utimes(path.join(dataDir, name), yesterday, yesterday);
  await writeFile(path.join(dataDir, "secrets.json"), '{ "ORDER_SECRET": "of this site" }', { mode: 0o600 });
  const database = new (cmsPackage("better-sqlite3"))(path.join(dataDir, "wren.db"));
  t.after(() => database.close());
  database.pragma("journal_mode = WAL");
  database.exec("create table orders (id integer primary key autoincrement, number text)");
  database.exec("insert into orders (number) values ('W-1'), ('W-2')");
  const out = path.join(folder, "out");
  await mkdir(out);
  return {
    folder,
    dataDir,
    database,
    out,
    /** @param {Partial<Parameters<typeof writeBackup>[0]>} [options] */
    backup: (options) => writeBackup({ dataDir, to: out, keepDays: 30, ...options }),
    /**
     * @param {string} from
     * @param {Partial<Parameters<typeof restoreBackup>[0]>} [options]
     */
    restore: (from, options) => restoreBackup({ dataDir: path.join(folder, "restored"), from, ...options }),
    /** Names in the folder to restore into. */
    restored: () => readdir(path.join(folder, "restored")).catch(() => []),
  };
}

/**
 * Makes a key with the real gpg.
 * @param {import("node:test").TestContext} t
 * @param {string} passphrase
 */
export async function makeGpgKey(t, passphrase = "") {
  const home = await makeTemporaryFolder("gpg");
  t.after(async () => {
    await execute("gpgconf", ["--homedir", home, "--kill", "all"]);
    await rm(home, { recursive: true, force: true });
  });
  const gpg = (/** @type {string[]} */ ...args) =>
    execute("gpg", ["--homedir", home, "--batch", "--pinentry-mode", "loopback", "--passphrase", passphrase, ...args]);
  // As many rounds as a passphrase of the wild needs would take the test half a minute.
  await writeFile(path.join(home, "gpg-agent.conf"), "s2k-count 65536\n");
  await gpg("--quick-generate-key", "backup@example.org", "future-default", "default", "never");
  const [publicKey, secretKey] = [path.join(home, "public.asc"), path.join(home, "secret.asc")];
  await gpg("--armor", "--output", publicKey, "--export");
  await gpg("--armor", "--output", secretKey, "--export-secret-keys");
  return { gpg, publicKey, secretKey };
}

export const hasGpg = findOnPath("gpg") !== null;

/**
 * @param {{ after: (cleanUp: () => Promise<void>) => void }} t
 * @param {string} size
 * @returns {Promise<string | null>} its folder; null when nothing may be mounted here
 */
export async function mountSmallDiskFor(t, size) {
  const disk = await mountSmallDisk(size);
  if (disk) t.after(() => disk.unmount());
  return disk && disk.folder;
}
