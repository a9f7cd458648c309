import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { createChain } from "./simulator/chain.mjs";
import { createNode } from "./simulator/node.mjs";
import { RpcError } from "./simulator/rpc.mjs";
import { createWallet } from "./simulator/wallet.mjs";

/**
 * Faults on the way to wallet or node:
 * - `reset-before-work`, `reset-after-work`: the connection breaks
 * - `slow`: it is busy
 * - `500`: an error page instead of an answer
 * @typedef {"reset-before-work" | "reset-after-work" | "slow" | "500"} Fault
 */

/** @typedef {{ call(method: string, params: Record<string, unknown>): object, ask?: (path: string, body: Record<string, unknown>) => object }} Program */
/** @typedef {Awaited<ReturnType<typeof startWalletSimulator>>} WalletSimulator */

const FILE = { name: "shop", password: "simulated" };
const SLOW_MS = 150;

/**
 * Simulates `monero-wallet-rpc` and `monerod`, as far as the shop uses them, on loopback with a chain in memory: strict
 * about requests, with the measured quirks of the real ones. Nothing is random unless the caller makes it so.
 * @param {{ now?: () => number }} [options]
 */
export async function startWalletSimulator({ now = Date.now } = {}) {
  const chain = createChain(now);
  /** @type {{ isNodeDown: boolean, isWalletDown: boolean, missingBlocks: number, choose: (method: string) => Fault | null }} */
  const faults = { isNodeDown: false, isWalletDown: false, missingBlocks: 0, choose: () => null };
  const wallet = createWallet({ chain, now, file: FILE, isNodeDown: () => faults.isNodeDown });
  const node = createNode(chain, () => faults.missingBlocks);
  const walletServer = await listen(wallet, { isDown: () => faults.isWalletDown, choose: (m) => faults.choose(m) });
  const nodeServer = await listen(node, { isDown: () => faults.isNodeDown, choose: (m) => faults.choose(m) });

  return {
    ...chain,
    faults,
    /** Settings for the cms. */
    env: {
      MONERO_NETWORK: "regtest",
      MONERO_NODE_RPC_URL: nodeServer.url,
      MONERO_WALLET_RPC_URL: walletServer.url,
      MONERO_WALLET_FILE: FILE.name,
      MONERO_WALLET_PASSWORD: FILE.password,
    },
    /** Kills the wallet, as a crash would; a guard starts it again. */
    killWallet() {
      walletServer.cutAll();
      wallet.restart();
    },
    /** All confirmed transfers to the wallet's addresses: the reference for checking the books. */
    received: () =>
      chain.blocks.flatMap(({ txids }, height) =>
        txids.flatMap((txid) => {
          const { outputs = [], unlockTime = 0 } = chain.find(txid) ?? {};
          const confirmations = chain.blocks.length - height;
          return outputs
            .filter(({ address }) => wallet.indexOf(address) !== undefined)
            .map(({ address, piconero }) => ({ txid, address, piconero, unlockTime, confirmations }));
        }),
      ),
    async stop() {
      await walletServer.stop();
      await nodeServer.stop();
    },
  };
}

/**
 * @param {Program} program
 * @param {{ isDown: () => boolean, choose: (method: string) => Fault | null }} troubles
 */
async function listen(program, { isDown, choose }) {
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function respond(request, response) {
    const body = /** @type {any} */ (await json(request));
    const method = request.url === "/json_rpc" ? String(body.method) : String(request.url);
    const fault = choose(method);
    if (fault === "slow") await wait(SLOW_MS);
    if (isDown() || fault === "reset-before-work") return void response.destroy();
    const text = JSON.stringify(answerTo(program, request.url, body));
    if (fault === "reset-after-work") return void response.destroy();
    response.writeHead(fault === "500" ? 500 : 200, { "content-type": "application/json" }).end(text);
  }

  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", () => resolve(null));
  });
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    cutAll: () => server.closeAllConnections(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(null));
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Program} program
 * @param {string} [path]
 * @param {any} [body]
 */
function answerTo(program, path = "", body = {}) {
  if (path !== "/json_rpc") return program.ask?.(path, body) ?? {};
  const { jsonrpc, id, method, params = {} } = body;
  try {
    if (jsonrpc !== "2.0") throw new RpcError(-32_600, "Invalid request");
    return { jsonrpc, id, result: program.call(method, params) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { jsonrpc, id, error: { code: error.code, message: error.message } };
  }
}
