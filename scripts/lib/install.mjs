import { mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot, ROOT } from "./paths.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

const GIBIBYTE = 1024 ** 3;
const NEEDED_DISK_BYTES = 2 * GIBIBYTE;

/** npm takes a folder that is there for a package that is whole, so what an interrupted run has left must go. */
const BEGUN = "begun";

/**
 * Installs a package's dependencies unless the installed ones already match its lockfile.
 * @param {string} folder a package's folder, or "." for the tools at the root
 */
export async function ensureInstalled(folder) {
  const modules = inRoot(folder, "node_modules");
  const stamp = path.join(modules, ".wren-installed");
  const wanted = await fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`]);
  const found = await readFile(stamp, "utf8").catch(() => null);
  if (found === wanted) return;

  if (found === BEGUN) await rm(modules, { recursive: true });
  await requireDisk();
  await mkdir(modules, { recursive: true });
  await writeFile(stamp, BEGUN);
  const name = folder === "." ? "tools" : folder;
  await step(`Installing ${name}${folder === "cms" ? " (a few minutes the first time)" : ""}`, () =>
    // --no-save: the committed lockfile is the truth, also where a registry lacks other platforms' binaries.
    run("npm", ["install", "--no-save", "--no-audit", "--no-fund"], {
      cwd: inRoot(folder),
      explain: explainInstallFailure,
    }),
  );
  await writeFile(stamp, wanted);
}

async function requireDisk() {
  const { bavail, bsize } = await statfs(ROOT);
  const freeBytes = bavail * bsize;
  if (freeBytes >= NEEDED_DISK_BYTES) return;
  throw new Failure(
    `Not enough disk space: the installation needs about 2 GB, ${(freeBytes / GIBIBYTE).toFixed(1)} GB are free.`,
  );
}

/**
 * @param {string} output of npm
 * @returns {string | null} a sentence for causes that the user can fix, otherwise null
 */
export function explainInstallFailure(output) {
  if (/ENOSPC/.test(output)) return "The disk is full. Free about 2 GB and start again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request .* failed/.test(output)) {
    return "The npm registry cannot be reached. The first start downloads the dependencies; check the network connection and start again.";
  }
  if (/EACCES|EPERM/.test(output)) return "npm may not write into this folder. Check who owns it and start again.";
  return null;
}
