import { findOnPath, installWithApt, mayUseApt } from "../programs.mjs";
import { step } from "../progress.mjs";

/** @typedef {{ monerod: string, walletRpc: string }} MoneroPrograms */

export const MONERO_IS_MISSING =
  "monerod and monero-wallet-rpc are not installed. Debian and Ubuntu have them (`apt install monero`), else take them from getmonero.org and put them on the PATH.";

/** @returns {MoneroPrograms | null} the programs, when both are on the path */
export function findMonero() {
  const monerod = findOnPath("monerod");
  const walletRpc = findOnPath("monero-wallet-rpc");
  return monerod && walletRpc ? { monerod, walletRpc } : null;
}

/** Finds the programs, or installs Debian's if permitted. Without them the tests say what they skip. */
export async function ensureMonero() {
  if (findMonero() || !mayUseApt()) return;
  const install = () => installWithApt("monero");
  await step("Installing Monero for the tests on a private chain", install).catch(() => null);
}
