import type { WalletTransfer } from "../wallet";
import { readBigInt, readList, readObject, readText, readWholeNumber, type RpcResult } from "./read";

/** Row of the wallet; after a reorganisation there may be two for the same transaction and address. */
type Row = WalletTransfer & { isInBlock: boolean };

/**
 * Incoming transfers, one for each transaction and address. Left out are mining payouts (`block`), transfers to the
 * main address, which no order has, and empty rows that a reorganisation leaves in the pool.
 */
export function readTransfers(lists: readonly unknown[], now: Date): WalletTransfer[] {
  const kept = new Map<string, Row>();
  for (const answer of lists.flatMap(readList)) {
    const row = readRow(answer, now);
    if (!row) continue;
    const key = `${row.txid} ${String(row.index)}`;
    if (row.isInBlock || !kept.has(key)) kept.set(key, row);
  }
  return [...kept.values()].map(({ isInBlock, ...transfer }) => transfer);
}

function readRow(row: RpcResult, now: Date): Row | null {
  const type = readText(row.type);
  const isInBlock = type === "in";
  const { major, minor } = readObject(row.subaddr_index);
  const index = readWholeNumber(minor);
  const piconero = readBigInt(row.amount);
  if ((!isInBlock && type !== "pool") || major !== 0 || index === 0 || piconero === 0n) return null;
  return {
    txid: readText(row.txid).toLowerCase(),
    index,
    piconero,
    height: isInBlock ? readWholeNumber(row.height) : null,
    confirmations: isInBlock ? readWholeNumber(row.confirmations) : 0,
    unlockTime: readUnlockTime(row.unlock_time),
    isDoubleSpent: row.double_spend_seen === true,
    at: new Date(Math.min(readWholeNumber(row.timestamp) * 1000, now.getTime())),
    isInBlock,
  };
}

/** The payer chooses this value, up to twenty digits: one that is too long must not keep us from reading the others. */
function readUnlockTime(value: unknown): number {
  const exact = readBigInt(value);
  return exact > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(exact);
}
