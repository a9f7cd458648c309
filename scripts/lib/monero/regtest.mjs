import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { findFreePort } from "../ports.mjs";
import { createPayer } from "./payer.mjs";
import { findMonero, MONERO_IS_MISSING } from "./find-monero.mjs";
import { startPrivateNode, startWalletRpc } from "./processes.mjs";
import { createWallets, openCustomer, SHOP_WALLET, walletPaths, writeShopLogin } from "./wallets.mjs";

/** Mined money can be spent after 60 blocks, and a payment hides among the outputs of 15 others. */
const FIRST_BLOCKS = 80;

/** @typedef {Awaited<ReturnType<typeof startRegtest>>} Regtest */
/** @typedef {{ shopAddress: string, password: string }} Kept */

/**
 * A private Monero chain on this machine with real programs: a node, the shop's wallet (which can only look), and a
 * customer with money. A folder that was used before goes on where it was.
 * @param {object} options
 * @param {string} options.dir
 * @param {boolean} [options.isRestarted] the shop's wallet process is started again when it dies
 * @param {(program: string, line: string) => void} [options.onLine]
 */
export async function startRegtest({ dir, isRestarted = false, onLine }) {
  const programs = findMonero();
  if (!programs) throw new Failure(MONERO_IS_MISSING);
  const { customerDir, shopDir, shopConfig } = walletPaths(dir);
  for (const folder of [dir, customerDir, shopDir]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const [nodePort, p2pPort, walletPort, customerPort] = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const place = { dir, programs, nodePort, onLine };

  /** @type {Partial<Record<"node" | "wallet" | "customer", import("../service.mjs").Service>>} */
  const running = {};
  const startNode = async () => void (running.node = await startPrivateNode({ ...place, p2pPort }));
  const login = await writeShopLogin(dir);
  const startWallet = async () =>
    void (running.wallet = await startWalletRpc({
      ...place,
      isRestarted,
      port: walletPort,
      walletDir: shopDir,
      configFile: shopConfig,
    }));
  const stop = async () => {
    for (const name of /** @type {const} */ (["wallet", "customer", "node"])) await running[name]?.stop();
  };

  const nodeUrl = `http://127.0.0.1:${nodePort}`;
  const customerUrl = `http://127.0.0.1:${customerPort}`;
  try {
    await startNode();
    running.customer = await startWalletRpc({ ...place, port: customerPort, walletDir: customerDir });
    const kept = await ensureWallets(dir, customerUrl);
    const payer = await createPayer({ nodeUrl, customerUrl });
    if ((await payer.height()) < FIRST_BLOCKS) await payer.mine(FIRST_BLOCKS);
    await startWallet();

    return {
      ...payer,
      /** Where the seller's money goes; no order has it. */
      shopAddress: kept.shopAddress,
      customerUrl,
      nodeUrl,
      /** What the cms has to be told. */
      env: {
        MONERO_NETWORK: "regtest",
        MONERO_NODE_RPC_URL: nodeUrl,
        MONERO_WALLET_RPC_URL: `http://127.0.0.1:${walletPort}`,
        MONERO_WALLET_RPC_LOGIN: login,
        MONERO_WALLET_FILE: SHOP_WALLET,
        MONERO_WALLET_PASSWORD: kept.password,
      },
      /** Rejects when one of the programs ends without having been asked to. */
      failed: Promise.race([running.node?.failed, running.customer.failed]),
      async startNode() {
        await startNode();
        await payer.waitUntilConnected();
      },
      startWallet,
      /** As a crash would. */
      killNode: async () => running.node?.kill(),
      killWallet: async () => running.wallet?.kill(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} dir
 * @param {string} customerUrl
 * @returns {Promise<Kept>}
 */
async function ensureWallets(dir, customerUrl) {
  const file = path.join(dir, "wallets.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text !== null) {
    /** @type {Kept} */
    const kept = JSON.parse(text);
    await openCustomer(customerUrl, kept.password);
    return kept;
  }
  const made = await createWallets(dir, customerUrl);
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
