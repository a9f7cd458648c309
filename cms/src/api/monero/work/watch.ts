import type { Core } from "@strapi/strapi";
import { failPoint } from "../../../platform/fail-point";
import { openPayment } from "../../payments/work/attempts";
import { orders } from "../../orders/work/rows";
import { payments } from "../../payments/work/rows";
import { catchUpWithOrders } from "./addresses";
import { assess } from "./assess";
import type { RateSource } from "./rates/rate-source";
import { moneroTransfers, moneroWatches } from "./rows";
import { addressesWithNews, GONE_AFTER_SCANS, isGone, keepTransfer, missTransfer } from "./transfers";
import { WalletUnavailable, type MoneroWallet, type WalletScan } from "./wallet";

/** Deeper than any reorganisation ever seen; anything below is final. */
export const FINAL_DEPTH = 60;
const BATCH = 100;
const NAME = "watch";

type Parts = { wallet: MoneroWallet; rates: RateSource };

/**
 * Scans the wallet once: stores every transfer that came, changed or vanished since the last scan, and books it. The
 * next scan repairs any crash: the height is stored last, and unbooked transfers are marked.
 * @returns how many payments changed
 */
export async function watchWallet(strapi: Core.Strapi, { wallet, rates }: Parts, now: Date): Promise<number> {
  try {
    await catchUpWithOrders(strapi, wallet);
    const watch = await moneroWatches(strapi).findOne({ where: { name: NAME } });
    const sinceHeight = await heightToReadFrom(strapi, watch?.walletHeight ?? 0);
    const scan = await wallet.scan(sinceHeight);
    const health = await wallet.health();
    await writeDownScan(strapi, scan, { sinceHeight, now });
    failPoint("after-scan");
    const changed = await addressesWithNews(strapi);
    for (const index of changed) await assess(strapi, index, { rates, now });
    await note(strapi, { ...health, walletHeight: scan.height, scannedAt: now, failedAt: null, failure: null });
    await openWaiting(strapi, now);
    return changed.length;
  } catch (error) {
    if (!(error instanceof WalletUnavailable)) throw error;
    await noteFailure(strapi, error.code, now);
    return 0;
  }
}

/**
 * Goes back to transfers that were missed once, however many blocks came since: after a long pause they would lie too
 * deep to be missed a second time, and would count for ever.
 */
async function heightToReadFrom(strapi: Core.Strapi, walletHeight: number): Promise<number> {
  const doubted = await moneroTransfers(strapi).findMany({
    where: { missedScans: { $gt: 0, $lt: GONE_AFTER_SCANS }, height: { $notNull: true } },
  });
  const heights = doubted.flatMap(({ height }) => (height === null ? [] : [height - 1]));
  return Math.max(0, Math.min(walletHeight - FINAL_DEPTH, ...heights));
}

/** Stores the transfers of the scan, and notes those that should be in it but are missing. */
async function writeDownScan(
  strapi: Core.Strapi,
  { transfers }: WalletScan,
  { sinceHeight, now }: { sinceHeight: number; now: Date },
): Promise<void> {
  const rows = await moneroTransfers(strapi).findMany({
    where: { $or: [{ height: { $null: true } }, { height: { $gt: sinceHeight } }] },
  });
  const expected = new Map(rows.map((row) => [nameOf(row.txid, row.subaddressIndex), row]));
  for (const transfer of transfers) {
    const name = nameOf(transfer.txid, transfer.index);
    await keepTransfer(strapi, transfer, { now, known: expected.get(name) });
    expected.delete(name);
  }
  for (const row of expected.values()) if (!isGone(row)) await missTransfer(strapi, row);
}

function nameOf(txid: string, index: number): string {
  return `${txid} ${String(index)}`;
}

/** Orders placed while the wallet was unreachable get their address now. */
async function openWaiting(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting = await payments(strapi).findMany({
    where: { provider: "monero", state: "creating" },
    orderBy: { id: "asc" },
    limit: BATCH,
  });
  for (const { orderId } of waiting) {
    const order = await orders(strapi).findOne({ where: { id: orderId } });
    if (order) await openPayment(strapi, order, { method: "monero", now });
  }
}

async function noteFailure(strapi: Core.Strapi, failure: string, now: Date): Promise<void> {
  const watch = await moneroWatches(strapi).findOne({ where: { name: NAME } });
  if (watch?.failure === failure) return;
  strapi.log.warn(`The Monero wallet cannot be asked (${failure})`);
  await note(strapi, { failedAt: watch?.failedAt ?? now, failure });
}

async function note(strapi: Core.Strapi, facts: object): Promise<void> {
  const count = await moneroWatches(strapi).updateMany({ name: NAME }, facts);
  if (count === 0) await moneroWatches(strapi).create({ name: NAME, walletHeight: 0, nodeHeight: 0, ...facts });
}
