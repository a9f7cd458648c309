import { Failure } from "../failure.mjs";
import { findMonero, MONERO_IS_MISSING } from "./find-monero.mjs";
import { createPayer } from "./payer.mjs";
import { createPrograms } from "./programs.mjs";
import { ensureWallets, prepareFolders, SHOP_WALLET } from "./wallets.mjs";

/** Mined money can be spent after 60 blocks, and a payment hides among the outputs of 15 others. */
const FIRST_BLOCKS = 80;

/**
 * A private Monero chain on this machine with real programs: a node, the shop's view-only wallet, and a customer with
 * money. A folder that was used before continues where it was.
 * @param {object} options
 * @param {string} options.dir
 * @param {boolean} [options.isRestarted] true to start node and shop's wallet again when they die
 * @param {(program: string, line: string) => void} [options.onLine]
 */
export async function startRegtest({ dir, isRestarted = false, onLine }) {
  const monero = findMonero();
  if (!monero) throw new Failure(MONERO_IS_MISSING);
  await prepareFolders(dir);
  const programs = await createPrograms({ dir, programs: monero, isRestarted, onLine });
  const { nodeUrl, walletUrl, customerUrl, login, startNode, startWallet, killNode, killWallet, stop } = programs;
  try {
    await startNode();
    await programs.startCustomer();
    const { shopAddress, password } = await ensureWallets(dir, customerUrl);
    const payer = await createPayer({ nodeUrl, customerUrl });
    if ((await payer.height()) < FIRST_BLOCKS) await payer.mine(FIRST_BLOCKS);
    await startWallet();

    return {
      ...payer,
      /** Main address of the shop; no order gets it. */
      shopAddress,
      nodeUrl,
      customerUrl,
      /** Settings for the cms. */
      env: {
        MONERO_NETWORK: "regtest",
        MONERO_NODE_RPC_URL: nodeUrl,
        MONERO_WALLET_RPC_URL: walletUrl,
        MONERO_WALLET_RPC_LOGIN: login,
        MONERO_WALLET_FILE: SHOP_WALLET,
        MONERO_WALLET_PASSWORD: password,
      },
      async startNode() {
        await startNode();
        await payer.waitUntilConnected();
      },
      startWallet,
      killNode,
      killWallet,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
