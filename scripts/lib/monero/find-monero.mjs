import { accessSync, constants } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { step } from "../progress.mjs";
import { run } from "../run.mjs";

/** @typedef {{ monerod: string, walletRpc: string }} MoneroPrograms */

export const MONERO_IS_MISSING =
  "monerod and monero-wallet-rpc are not installed. Debian and Ubuntu have them (`apt install monero`), else take them from getmonero.org and put them on the PATH.";

/** @returns {MoneroPrograms | null} the programs, when both are on the path */
export function findMonero() {
  const monerod = onPath("monerod");
  const walletRpc = onPath("monero-wallet-rpc");
  return monerod && walletRpc ? { monerod, walletRpc } : null;
}

/** Finds them, or installs Debian's where we may. Who has neither goes without: the tests then say what they skip. */
export async function ensureMonero() {
  if (findMonero() || process.getuid?.() !== 0 || !onPath("apt-get")) return;
  await step("Installing Monero for the tests on a private chain", installWithApt).catch(() => null);
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { cwd: inRoot(), env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "monero"], { cwd: inRoot(), env });
}

/**
 * @param {string} name
 * @returns {string | null}
 */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
