import { parseTxid, parseTxKey } from "@wren/domain";
import {
  WalletUnavailable,
  type MoneroWallet,
  type TransactionProof,
  type WalletLookUp,
  type WalletTransfer,
} from "../wallet";
import { createAddress, FIRST_ACCOUNT, skipAddresses } from "./addresses";
import { isOn, type MoneroNetwork } from "./network";
import { createNodeClient } from "./node-client";
import { readBigInt, readWholeNumber } from "./read";
import type { RpcAccess } from "./rpc-client";
import { createSpendWarning } from "./spend-key";
import { readTransfers } from "./transfers";
import { orUnavailable } from "./unavailable";
import { createWalletCall, isCode, type WalletAccess } from "./wallet-client";
import { clock } from "../../../../platform/process/clock";

type RpcWalletOptions = {
  wallet: WalletAccess;
  node: RpcAccess;
  network: MoneroNetwork;
  /** Called once when the wallet has a spend key, which it should not have. */
  onSpendable: () => void;
  now?: () => Date;
};

const NOT_FOUND = -8;

/** A view-only wallet in a `monero-wallet-rpc` of its own, and the node that it reads from. */
export function createRpcWallet(options: RpcWalletOptions): MoneroWallet {
  const { wallet, node, network, onSpendable, now = () => clock.now() } = options;
  const call = createWalletCall(wallet);
  const warnIfSpendable = createSpendWarning(call, onSpendable);
  const { info, transactions } = createNodeClient(node);

  async function heights() {
    const walletHeight = readWholeNumber((await call("get_height")).height);
    const seen = await info();
    if (!isOn(network, seen.network)) throw new WalletUnavailable("wrong-network");
    return { walletHeight, nodeHeight: seen.height, targetHeight: seen.targetHeight };
  }

  /**
   * Lets the wallet read new blocks. A node behind the wallet has lost blocks and will receive them or others again:
   * until then the wallet's memory of them is neither confirmed nor gone.
   */
  async function catchUp(): Promise<number> {
    await call("refresh");
    await warnIfSpendable();
    const { walletHeight, nodeHeight } = await heights();
    if (nodeHeight < walletHeight) throw new WalletUnavailable("node-behind");
    return walletHeight;
  }

  /**
   * The wallet never updates its first verdict about a double spend; the node knows the current one, also about
   * transactions that vanished.
   */
  async function asTheNodeSees(transfers: WalletTransfer[]): Promise<WalletTransfer[]> {
    const waiting = transfers.filter(({ height }) => height === null);
    const known = await transactions([...new Set(waiting.map(({ txid }) => txid))]);
    return transfers.flatMap((transfer) => {
      if (transfer.height !== null) return [transfer];
      const transaction = known.get(transfer.txid);
      return transaction ? [{ ...transfer, ...transaction }] : [];
    });
  }

  async function scan(sinceHeight: number) {
    const height = await catchUp();
    // The wallet leaves out blocks at `min_height` itself.
    const since = { filter_by_height: true, min_height: Math.max(0, sinceHeight - 1) };
    const rows = await call("get_transfers", { ...FIRST_ACCOUNT, ...since, in: true, pool: true });
    return { height, transfers: await asTheNodeSees(readTransfers([rows.in, rows.pool], now())) };
  }

  async function transfersOf(txid: string): Promise<WalletTransfer[]> {
    try {
      const { transfers } = await call("get_transfer_by_txid", { ...FIRST_ACCOUNT, txid });
      return await asTheNodeSees(readTransfers([transfers], now()));
    } catch (error) {
      if (isCode(error, NOT_FOUND)) return [];
      throw error;
    }
  }

  /**
   * Only the node can tell a foreign transaction from an unknown one. It is asked before the wallet catches up, so that
   * the wallet has read everything the node knew. The calls are the same in every case, so that the response time
   * reveals nothing.
   */
  async function lookUp(text: string): Promise<WalletLookUp> {
    const txid = parseTxid(text);
    if (txid === null) return "unknown";
    const isKnown = (await transactions([txid])).has(txid);
    await catchUp();
    const found = await transfersOf(txid);
    if (found.length > 0) return found;
    return isKnown ? "foreign" : "unknown";
  }

  /**
   * Only for buyers whose payment the wallet has missed: a key says nothing about unlock times, and validates nothing.
   */
  async function isProvenBy({ txid, txKey, address }: TransactionProof): Promise<boolean> {
    // A key outside of the group would crash the wallet's process.
    if (parseTxKey(txKey) === null) return false;
    const { received } = await call("check_tx_key", { txid, tx_key: txKey, address });
    return readBigInt(received) > 0n;
  }

  async function health() {
    const { walletHeight, targetHeight } = await heights();
    return { walletHeight, nodeHeight: targetHeight };
  }

  return {
    chain: network,
    isTest: network !== "mainnet",
    newAddress: () => orUnavailable("wallet", createAddress(call)),
    skipAddresses: (upToIndex) => orUnavailable("wallet", skipAddresses(call, upToIndex)),
    scan: (sinceHeight) => orUnavailable("wallet", scan(sinceHeight)),
    lookUp: (txid) => orUnavailable("wallet", lookUp(txid)),
    isProvenBy: (proof) => orUnavailable("wallet", isProvenBy(proof)),
    health: () => orUnavailable("wallet", health()),
  };
}
