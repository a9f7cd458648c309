import { readList, readText, readWholeNumber } from "./read";
import { createRpcClient, type RpcAccess } from "./rpc-client";
import { orUnavailable } from "./unavailable";

type NodeInfo = {
  /** Name of the chain, as the node gives it. */
  network: string;
  /** Number of blocks that the node has. */
  height: number;
  /** Number of blocks in the network, as far as the node knows: more than `height` while it synchronises. */
  targetHeight: number;
};

export type NodeClient = {
  info: () => Promise<NodeInfo>;
  /** The transactions that the network knows, in the pool or in blocks, and whether each was spent twice. */
  transactions: (txids: readonly string[]) => Promise<Map<string, { isDoubleSpent: boolean }>>;
};

/** Limit of a restricted node for one call. */
const MAX_ASKED = 100;

export function createNodeClient(access: RpcAccess): NodeClient {
  const rpc = createRpcClient(access);

  async function info(): Promise<NodeInfo> {
    const answer = await rpc.call("get_info");
    const height = readWholeNumber(answer.height);
    const targetHeight = Math.max(height, readWholeNumber(answer.target_height));
    return { network: readText(answer.nettype), height, targetHeight };
  }

  async function transactions(txids: readonly string[]) {
    const known = new Map<string, { isDoubleSpent: boolean }>();
    for (let from = 0; from < txids.length; from += MAX_ASKED) {
      const asked = { txs_hashes: txids.slice(from, from + MAX_ASKED), prune: true };
      const { txs } = await rpc.ask("/get_transactions", asked);
      for (const { tx_hash, double_spend_seen } of readList(txs))
        known.set(readText(tx_hash), { isDoubleSpent: double_spend_seen === true });
    }
    return known;
  }

  return {
    info: () => orUnavailable("node", info()),
    transactions: (txids) => orUnavailable("node", transactions(txids)),
  };
}
