import type { Core } from "@strapi/strapi";
import { problemWithTransfer, type ClaimFinding } from "@wren/domain";
import { assess } from "./assess";
import type { RateSource } from "./rates/rate-source";
import { moneroTransfers, type MoneroPaymentRow } from "./rows";
import { keepTransfer, transfersTo } from "./transfers";
import { WalletUnavailable, type MoneroWallet, type WalletLookUp } from "./wallet";

/** The addresses of one order, newest first. */
export type OrderAddresses = readonly [MoneroPaymentRow, ...MoneroPaymentRow[]];

/** @param row the address that the transaction pays, otherwise the newest one */
export type FoundTransaction = { finding: ClaimFinding; row: MoneroPaymentRow };

type Question = { txid: string; wallet: MoneroWallet; rates: RateSource; now: Date };

/** Looks for a transaction in the database, then in the wallet, and books its transfers to this order. */
export async function findTransaction(
  strapi: Core.Strapi,
  rows: OrderAddresses,
  { txid, wallet, rates, now }: Question,
): Promise<FoundTransaction> {
  const kept = await findKeptTransaction(strapi, rows, txid);
  if (kept.finding !== "unknown") return kept;
  const found = await ask(wallet, txid);
  if (typeof found === "string") return { ...kept, finding: found === "foreign" ? "pays-others" : "unknown" };
  // Transfers to other orders are left to the watcher. Booking them here would take time, and that delay would reveal
  // that the transaction paid this shop.
  const ours = found.filter(({ index }) => rows.some(({ subaddressIndex }) => subaddressIndex === index));
  if (ours.length === 0) return { ...kept, finding: "pays-others" };
  for (const transfer of ours) await keepTransfer(strapi, transfer, { now });
  for (const index of new Set(ours.map((transfer) => transfer.index))) await assess(strapi, index, { rates, now });
  return findKeptTransaction(strapi, rows, txid);
}

/** Looks in the database only. */
export async function findKeptTransaction(
  strapi: Core.Strapi,
  rows: OrderAddresses,
  txid: string,
): Promise<FoundTransaction> {
  const known = await moneroTransfers(strapi).findMany({ where: { txid } });
  const paid = rows.filter((row) => known.some(({ subaddressIndex }) => subaddressIndex === row.subaddressIndex));
  const [first] = paid;
  if (!first) return { finding: "unknown", row: rows[0] };
  for (const row of paid) {
    const transfers = await transfersTo(strapi, row.subaddressIndex);
    const ours = transfers.find((transfer) => transfer.txid === txid);
    if (ours && problemWithTransfer(ours) === null) return { finding: "pays-this", row };
  }
  return { finding: "pays-badly", row: first };
}

/** An unreachable wallet leaves the transaction unknown; the next run asks again. */
async function ask(wallet: MoneroWallet, txid: string): Promise<WalletLookUp> {
  try {
    return await wallet.lookUp(txid);
  } catch (error) {
    if (error instanceof WalletUnavailable) return "unknown";
    throw error;
  }
}

/** True when the transaction's key proves that it pays this address. False while the wallet is unreachable. */
export async function isProvenBy(
  wallet: MoneroWallet,
  { address }: MoneroPaymentRow,
  key: { txid: string; txKey: string },
): Promise<boolean> {
  try {
    return await wallet.isProvenBy({ ...key, address });
  } catch (error) {
    if (error instanceof WalletUnavailable) return false;
    throw error;
  }
}
