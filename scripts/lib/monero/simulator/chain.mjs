import { createHash, randomBytes } from "node:crypto";

/** @typedef {{ address: string, piconero: bigint }} Output */
/** @typedef {{ txid: string, outputs: Output[], unlockTime: number, sentAtMs: number }} Transaction */
/** @typedef {{ id: string, txids: string[], atMs: number }} Block */

const FIRST_BLOCKS = 80;

/** @typedef {ReturnType<typeof createChain>} Chain */

/**
 * Blocks and a pool in memory, as a node knows them.
 * @param {() => number} now in milliseconds
 */
export function createChain(now) {
  /** All transactions ever sent, including vanished ones. @type {Map<string, Transaction>} */
  const transactions = new Map();
  /** @type {Set<string>} */
  const pool = new Set();
  /** Transactions whose money somebody tried to spend a second time. @type {Set<string>} */
  const doubleSpent = new Set();
  /** Transactions that no miner takes, perhaps for their fee. @type {Set<string>} */
  const ignored = new Set();
  /** @type {Block[]} */
  const blocks = [];

  /** @param {string[]} txids */
  const add = (txids) => blocks.push({ id: randomBytes(16).toString("hex"), txids, atMs: now() });
  for (let n = 0; n < FIRST_BLOCKS; n++) add([]);

  /** @param {Output[]} outputs @param {number} unlockTime */
  function remember(outputs, unlockTime) {
    const txid = createHash("sha256").update(randomBytes(32)).digest("hex");
    transactions.set(txid, { txid, outputs, unlockTime, sentAtMs: now() });
    return txid;
  }

  /** Mines blocks; the pool goes into the first. @param {number} [count] */
  function mine(count = 1) {
    const taken = [...pool].filter((txid) => !ignored.has(txid));
    for (const txid of taken) pool.delete(txid);
    for (let n = 0; n < count; n++) add(n === 0 ? taken : []);
  }

  /** Removes the newest blocks; their transactions return to the pool. @param {number} count */
  function pop(count) {
    const gone = blocks.splice(-count);
    for (const txid of gone.flatMap(({ txids }) => txids)) pool.add(txid);
    return gone.flatMap(({ txids }) => txids);
  }

  return {
    blocks,
    pool,
    doubleSpent,
    mine,
    pop,
    /** @param {string} txid */
    find: (txid) => transactions.get(txid),
    /**
     * One transaction to one or several addresses.
     * @param {Output[]} outputs
     * @param {{ unlockTime?: number, isIgnored?: boolean }} [options]
     */
    pay(outputs, { unlockTime = 0, isIgnored = false } = {}) {
      const txid = remember(outputs, unlockTime);
      pool.add(txid);
      if (isIgnored) ignored.add(txid);
      return txid;
    },
    /** Drops a waiting transaction, which never gets into a block. @param {string} txid */
    drop: (txid) => pool.delete(txid),
    /**
     * Spends the money of a waiting transaction again, for the sender. The node refuses that and marks the first one;
     * if a miner has the second one all the same, the first one is lost.
     * @param {string} txid
     * @param {{ isLost: boolean }} outcome
     */
    spendAgain(txid, { isLost }) {
      if (!pool.has(txid)) return;
      doubleSpent.add(txid);
      ignored.delete(txid);
      if (!isLost) return;
      pool.delete(txid);
      add([remember([], 0)]);
    },
    /**
     * Simulates a reorganisation: the newest blocks are replaced by one more.
     * @param {number} depth
     * @param {(txid: string) => boolean} isLost tells which transactions the other chain lacks; the rest is in it too
     */
    reorganise(depth, isLost) {
      for (const txid of pop(depth)) if (isLost(txid)) pool.delete(txid);
      mine(depth + 1);
    },
  };
}
