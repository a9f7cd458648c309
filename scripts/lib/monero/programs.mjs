import { findFreePort } from "../ports.mjs";
import { startPrivateNode, startWalletRpc } from "./processes.mjs";
import { walletPaths, writeShopLogin } from "./wallets.mjs";

/** @typedef {import("../service.mjs").Service} Service */

/**
 * The three programs of a private chain. None is started yet, and each keeps its port across restarts.
 * @param {Omit<import("./processes.mjs").Place, "nodePort">} place
 */
export async function createPrograms(place) {
  const { customerDir, shopDir, shopConfig } = walletPaths(place.dir);
  const [nodePort, p2pPort, walletPort, customerPort] = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const login = await writeShopLogin(place.dir);
  const ofShop = { port: walletPort, walletDir: shopDir, configFile: shopConfig };
  // The customer's wallet would not be opened again after a restart.
  const ofCustomer = { port: customerPort, walletDir: customerDir, isRestarted: false };
  /** @type {{ node?: Service, wallet?: Service, customer?: Service }} */
  const running = {};

  return {
    login,
    nodeUrl: `http://127.0.0.1:${nodePort}`,
    walletUrl: `http://127.0.0.1:${walletPort}`,
    customerUrl: `http://127.0.0.1:${customerPort}`,
    async startNode() {
      running.node = await startPrivateNode({ ...place, nodePort, p2pPort });
    },
    async startWallet() {
      running.wallet = await startWalletRpc({ ...place, nodePort, ...ofShop });
    },
    async startCustomer() {
      running.customer = await startWalletRpc({ ...place, nodePort, ...ofCustomer });
    },
    /** Kills the node, as a crash would; it is not restarted automatically. */
    killNode: async () => running.node?.kill(),
    killWallet: async () => running.wallet?.kill(),
    async stop() {
      await running.wallet?.stop();
      await running.customer?.stop();
      await running.node?.stop();
    },
  };
}
