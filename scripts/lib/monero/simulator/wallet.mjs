import { createHash } from "node:crypto";
import { answer, is, RpcError } from "./rpc.mjs";

/** @typedef {import("./chain.mjs").Chain} Chain */
/** @typedef {{ name: string, password: string }} WalletFile */
/** @typedef {{ chain: Chain, now: () => number, file: WalletFile, isNodeDown: () => boolean }} WalletOptions */

const MOST_NEW = 64;
const TXID = /^[0-9a-f]{64}$/i;

/** Text with the length and letters of an address. @param {number} index */
function addressAt(index) {
  const digits = createHash("sha512").update(`simulated ${index}`).digest("hex").replaceAll("0", "z");
  return `8${digits}`.slice(0, 95);
}

/**
 * Answers of `monero-wallet-rpc` with a view-only wallet. It reads blocks on `refresh`, and keeps data on `store`.
 * @param {WalletOptions} options
 */
export function createWallet({ chain, now, file, isNodeDown }) {
  /** @type {Map<string, number>} */
  const indexes = new Map();
  let isOpen = false;
  let made = 0;
  let stored = 0;
  /** Blocks as far as the wallet has read them. */
  let read = [...chain.blocks];
  /**
   * The wallet's first verdict about a waiting transaction, which it never updates.
   * @type {Map<string, { atMs: number, isDoubleSpent: boolean }>}
   */
  const firstSights = new Map();

  /** @param {number} index */
  function register(index) {
    const address = addressAt(index);
    indexes.set(address, index);
    return address;
  }

  /** A node with fewer blocks does not make the wallet forget those it has read. */
  function refresh() {
    if (isNodeDown()) throw new RpcError(-38, "no connection to daemon");
    if (chain.blocks.length >= read.length) read = [...chain.blocks];
    return { blocks_fetched: 0, received_money: false };
  }

  /** @param {string} txid */
  function outputsOf(txid) {
    const sums = new Map();
    for (const { address, piconero } of chain.find(txid)?.outputs ?? []) {
      const index = indexes.get(address);
      if (index !== undefined) sums.set(index, (sums.get(index) ?? 0n) + piconero);
    }
    return [...sums].map(([index, piconero]) => ({ index, piconero }));
  }

  /** @param {string} txid @param {object} more */
  function rows(txid, more) {
    return outputsOf(txid).map(({ index, piconero }) => ({
      txid,
      amount: Number(piconero),
      address: addressAt(index),
      subaddr_index: { major: 0, minor: index },
      unlock_time: chain.find(txid)?.unlockTime ?? 0,
      ...more,
    }));
  }

  /** @param {(height: number) => boolean} isWanted */
  function rowsInBlocks(isWanted) {
    return read.flatMap(({ txids, atMs }, height) => {
      if (!isWanted(height)) return [];
      const confirmations = read.length - height;
      const timestamp = Math.floor(atMs / 1000);
      const more = { type: "in", height, confirmations, timestamp, double_spend_seen: false };
      return txids.flatMap((txid) => rows(txid, more));
    });
  }

  function rowsInPool() {
    // The real wallet gives just this error, without mentioning the node.
    if (isNodeDown()) throw new RpcError(0, "");
    const inBlocks = new Set(read.flatMap(({ txids }) => txids));
    return [...chain.pool].flatMap((txid) => {
      const sight = firstSights.get(txid) ?? { atMs: now(), isDoubleSpent: chain.doubleSpent.has(txid) };
      firstSights.set(txid, sight);
      const timestamp = Math.floor(sight.atMs / 1000);
      const more = { type: "pool", height: 0, timestamp, double_spend_seen: sight.isDoubleSpent };
      // After a reorganisation the wallet lists it in its block, and again in the pool with an empty amount.
      return rows(txid, { ...more, ...(inBlocks.has(txid) && { amount: 0 }) });
    });
  }

  const account = { account_index: is.exactly(0) };
  const refuseKey = () => {
    throw new RpcError(-29, "The wallet is watch-only. Cannot retrieve spend key.");
  };

  const methods = {
    create_address: {
      params: { ...account, count: is.wholeNumber(1, MOST_NEW) },
      run: (/** @type {{ count: number }} */ { count }) => {
        const address_indices = Array.from({ length: count }, (_, n) => made + 1 + n);
        made += count;
        const addresses = address_indices.map(register);
        return { address: addresses[0], address_index: address_indices[0], addresses, address_indices };
      },
    },
    get_address: {
      params: { ...account, address_index: is.listOf(is.wholeNumber()) },
      run: (/** @type {{ address_index: number[] }} */ { address_index }) => {
        if (address_index.some((index) => index > made)) throw new RpcError(-15, "address index is out of bounds");
        const addresses = address_index.map((index) => ({ address: addressAt(index), address_index: index }));
        return { address: addressAt(0), addresses };
      },
    },
    store: {
      params: {},
      run: () => {
        stored = made;
        return {};
      },
    },
    refresh: { params: {}, run: refresh },
    get_height: { params: {}, run: () => ({ height: read.length }) },
    get_transfers: {
      params: {
        ...account,
        in: is.exactly(true),
        pool: is.exactly(true),
        filter_by_height: is.exactly(true),
        min_height: is.wholeNumber(),
      },
      run: (/** @type {{ min_height: number }} */ { min_height }) =>
        withoutEmpty({ in: rowsInBlocks((height) => height > min_height), pool: rowsInPool() }),
    },
    get_transfer_by_txid: {
      params: { ...account, txid: is.text() },
      run: (/** @type {{ txid: string }} */ { txid }) => {
        if (!TXID.test(txid)) throw new RpcError(-8, "Transaction ID has invalid format");
        const all = [...rowsInBlocks(() => true), ...rowsInPool()];
        const transfers = all.filter((row) => row.txid === txid.toLowerCase());
        if (transfers.length === 0) throw new RpcError(-8, "Transaction not found.");
        return { transfer: transfers[0], transfers };
      },
    },
    sign_transfer: { params: { unsigned_txset: is.text() }, run: refuseKey },
    query_key: { params: { key_type: is.text() }, run: refuseKey },
  };

  /** @param {{ filename?: unknown, password?: unknown }} params */
  function open({ filename, password }) {
    if (filename !== file.name || password !== file.password) throw new RpcError(-1, "Failed to open wallet");
    isOpen = true;
    return {};
  }

  return {
    /** @param {string} method @param {Record<string, unknown>} params */
    call(method, params) {
      if (method === "open_wallet") return open(params);
      if (!isOpen) throw new RpcError(-13, "No wallet file");
      return answer(methods, method, params);
    },
    /** Simulates a crash and a restart: unsaved data is lost, and no wallet is open. */
    restart() {
      isOpen = false;
      made = stored;
      firstSights.clear();
    },
    /** @param {string} address */
    indexOf: (address) => indexes.get(address),
  };
}

/** The real one omits empty lists. @param {Record<string, object[]>} lists */
function withoutEmpty(lists) {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
