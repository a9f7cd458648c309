import { answer, is } from "./rpc.mjs";

/** Limit of a restricted node for one call. */
const MOST_ASKED = 100;

/**
 * Answers of `monerod`.
 * @param {import("./chain.mjs").Chain} chain
 * @param {() => number} missingBlocks that it knows of and has not received yet
 */
export function createNode(chain, missingBlocks) {
  const methods = {
    get_info: {
      params: {},
      run: () => {
        const height = chain.blocks.length;
        const target = missingBlocks() > 0 ? height + missingBlocks() : 0;
        return { height, target_height: target, nettype: "fakechain", status: "OK" };
      },
    },
  };
  const paths = {
    "/get_transactions": {
      params: {
        txs_hashes: (/** @type {any} */ value) => is.listOf(is.text())(value) && value.length <= MOST_ASKED,
        prune: is.exactly(true),
      },
      run: (/** @type {{ txs_hashes: string[] }} */ { txs_hashes }) => getTransactions(txs_hashes),
    },
  };

  /** @param {string[]} txids */
  function getTransactions(txids) {
    const mined = new Set(chain.blocks.flatMap((block) => block.txids));
    const known = txids.filter((txid) => chain.pool.has(txid) || mined.has(txid));
    const missed = txids.filter((txid) => !known.includes(txid));
    return {
      status: "OK",
      ...(known.length > 0 && {
        txs: known.map((txid) => ({
          tx_hash: txid,
          in_pool: chain.pool.has(txid),
          double_spend_seen: chain.doubleSpent.has(txid) && chain.pool.has(txid),
        })),
      }),
      ...(missed.length > 0 && { missed_tx: missed }),
    };
  }

  return {
    /** @param {string} method @param {Record<string, unknown>} params */
    call: (method, params) => answer(methods, method, params),
    /** @param {string} path @param {Record<string, unknown>} body */
    ask: (path, body) => answer(paths, path, body),
  };
}
