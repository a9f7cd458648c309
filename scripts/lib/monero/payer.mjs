import { setTimeout as wait } from "node:timers/promises";
import { call, post } from "./call.mjs";
import { toPiconero } from "./xmr.mjs";

/** @typedef {{ address: string, xmr: string }} Destination */

/** Change and payments can be spent again after this many blocks. */
const LOCK_BLOCKS = 10;
const RECONNECT_MS = 60_000;
const RELAY_MS = 60_000;
const POLL_MS = 100;

/**
 * Actions of a customer and of miners on a private chain, failures included.
 * @param {{ nodeUrl: string, customerUrl: string }} urls
 */
export async function createPayer({ nodeUrl, customerUrl }) {
  const customer = (/** @type {string} */ method, /** @type {object} */ params = {}) =>
    call(customerUrl, method, params);
  const node = (/** @type {string} */ path, /** @type {object} */ body = {}) => post(`${nodeUrl}${path}`, body);
  const { address: customerAddress } = await customer("get_address", { account_index: 0 });

  /** Number of blocks. */
  const height = async () => Number((await call(nodeUrl, "get_info")).height);

  /** @param {number} count of new blocks; the pool goes into the first */
  const mine = async (count = 1) => {
    await call(nodeUrl, "generateblocks", { amount_of_blocks: count, wallet_address: customerAddress });
  };

  /**
   * @param {Destination[]} destinations
   * @param {object} [more]
   */
  const transfer = async (destinations, more = {}) => {
    await customer("refresh");
    const params = { destinations: destinations.map(toWire), get_tx_key: true, account_index: 0, ...more };
    return customer("transfer", params);
  };

  /** The node takes a moment to relay a new transaction, and until then the next block would be mined without it. */
  const untilNextBlockHasIt = async (/** @type {string} */ txid) => {
    const deadline = Date.now() + RELAY_MS;
    for (let tries = 0; ; tries += 1) {
      // The node answers a repeated question with the template of before, also when a transaction was relayed since.
      const question = { wallet_address: customerAddress, reserve_size: tries % 2 };
      const template = await call(nodeUrl, "get_block_template", question);
      if (template.blocktemplate_blob.includes(txid)) return;
      if (Date.now() > deadline) throw new Error(`The node does not mine ${txid}.`);
      await wait(POLL_MS);
    }
  };

  /** @param {Destination[]} destinations @param {object} [more] */
  const send = async (destinations, more) => {
    const sent = await transfer(destinations, more);
    await untilNextBlockHasIt(sent.tx_hash);
    return sent;
  };

  const sendable = (/** @type {{ tx_hash: string, tx_blob: string }} */ { tx_hash, tx_blob }) => ({
    txid: tx_hash,
    /** @returns {Promise<boolean>} true when the node accepted it */
    send: async () => {
      const { status } = await node("/send_raw_transaction", { tx_as_hex: tx_blob });
      if (status !== "OK") return false;
      await untilNextBlockHasIt(tx_hash);
      return true;
    },
  });

  return {
    customerAddress: String(customerAddress),
    height,
    mine,

    /** The customer's wallet takes a moment to notice that its node is back. */
    async waitUntilConnected() {
      const deadline = Date.now() + RECONNECT_MS;
      while (!(await customer("refresh").catch(() => null))) {
        if (Date.now() > deadline) throw new Error("The customer's wallet does not find its node.");
        await wait(POLL_MS);
      }
    },

    /**
     * @param {string | Destination[]} to an address, or several destinations of one transaction
     * @param {string} [xmr]
     * @param {{ unlockTime?: number }} [options]
     * @returns {Promise<{ txid: string, txKey: string }>}
     */
    async pay(to, xmr = "0", { unlockTime = 0 } = {}) {
      const destinations = typeof to === "string" ? [{ address: to, xmr }] : to;
      const { tx_hash, tx_key } = await send(destinations, { unlock_time: unlockTime });
      return { txid: tx_hash, txKey: tx_key };
    },

    /**
     * Makes two transactions that spend the same money; neither is sent yet.
     * @param {Destination} first
     * @param {Destination} second
     */
    async doubleSpend(first, second) {
      const purse = await customer("create_account");
      await send([{ address: purse.address, xmr: "30" }]);
      await mine(LOCK_BLOCKS);
      const unsent = { account_index: purse.account_index, do_not_relay: true, get_tx_hex: true };
      const one = await transfer([first], unsent);
      const other = await transfer([second], unsent);
      return { first: sendable(one), second: sendable(other) };
    },

    /** Removes the newest blocks; their transactions return to the pool. @param {number} count */
    async popBlocks(count) {
      await node("/pop_blocks", { nblocks: count });
    },

    /** Removes this transaction, or all, from the node's pool. @param {string} [txid] */
    async flushPool(txid) {
      await call(nodeUrl, "flush_txpool", txid ? { txids: [txid] } : {});
    },
  };
}

/** @param {Destination} destination */
function toWire({ address, xmr }) {
  return { address, amount: toPiconero(xmr) };
}
