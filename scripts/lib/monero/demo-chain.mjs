import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { step } from "../progress.mjs";
import { post } from "./call.mjs";
import { findMonero, MONERO_IS_MISSING } from "./find-monero.mjs";
import { createPayer } from "./payer.mjs";
import { startRegtest } from "./regtest.mjs";

/** Real blocks take two minutes; nobody who tries the shop out wants to wait twenty for ten of them. */
const BLOCK_MS = 10_000;

/** @typedef {{ nodeUrl: string, customerUrl: string }} Urls */

/** @param {string} dataDir */
const chainDir = (dataDir) => path.join(dataDir, "monero");

/** File with the addresses of the running chain, for payments from another terminal. @param {string} dataDir */
const urlsFile = (dataDir) => path.join(chainDir(dataDir), "running.json");

/**
 * True when the site is to be started with a private chain; called before anything takes time.
 * @param {NodeJS.ProcessEnv} env
 */
export function wantsDemoChain({ MONERO }) {
  if (!MONERO) return false;
  if (MONERO !== "regtest") throw new Failure(`MONERO can only be "regtest", not "${MONERO}". See docs/monero.md.`);
  if (!findMonero()) throw new Failure(`MONERO=regtest starts a private Monero chain, but ${MONERO_IS_MISSING}`);
  return true;
}

/**
 * A private chain that mines by itself, a block every few seconds.
 * @param {string} dataDir
 */
export async function startDemoChain(dataDir) {
  const chain = await step("Starting a private Monero chain", () =>
    startRegtest({ dir: chainDir(dataDir), isRestarted: true }),
  );
  const { nodeUrl, customerUrl } = chain;
  await writeFile(urlsFile(dataDir), JSON.stringify({ nodeUrl, customerUrl }), { mode: 0o600 });
  // A block that could not be mined does not matter: the next one comes.
  const clock = setInterval(() => void chain.mine(1).catch(() => null), BLOCK_MS);
  return {
    env: chain.env,
    async stop() {
      clearInterval(clock);
      await rm(urlsFile(dataDir), { force: true });
      await chain.stop();
    },
  };
}

/**
 * Pays from the demo customer's wallet.
 * @param {{ dataDir: string, address: string, xmr: string }} payment
 * @returns {Promise<string>} the transaction's id
 */
export async function payOnDemoChain({ dataDir, address, xmr }) {
  const urls = await runningUrls(dataDir);
  const payer = await createPayer(urls);
  try {
    return (await payer.pay(address, xmr)).txid;
  } catch (error) {
    throw new Failure(`Not paid. ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param {string} dataDir
 * @returns {Promise<Urls>}
 */
async function runningUrls(dataDir) {
  const text = await readFile(urlsFile(dataDir), "utf8").catch(() => null);
  /** @type {Urls | null} */
  const urls = text === null ? null : JSON.parse(text);
  const isUp = urls !== null && (await post(`${urls.nodeUrl}/get_height`, {}).catch(() => null));
  if (!urls || !isUp)
    throw new Failure("No private chain is running here. Start the site with it: MONERO=regtest npm start");
  return urls;
}
