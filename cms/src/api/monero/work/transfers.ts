import type { Core } from "@strapi/strapi";
import { MAX_CONFIRMATIONS, type MoneroTransfer } from "@wren/domain";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { moneroTransfers, type MoneroTransferRow } from "./rows";
import type { WalletTransfer } from "./wallet";

/**
 * A block may be found between the wallet's reads of the chain and of the pool; then a transaction is in neither for a
 * moment. So it counts as gone only after two misses.
 */
export const GONE_AFTER_SCANS = 2;

export function isGone({ missedScans }: Pick<MoneroTransferRow, "missedScans">): boolean {
  return missedScans >= GONE_AFTER_SCANS;
}

/** Transfers to an address, in the form the verdict needs; oldest first. */
export async function transfersTo(strapi: Core.Strapi, subaddressIndex: number): Promise<MoneroTransfer[]> {
  const rows = await moneroTransfers(strapi).findMany({ where: { subaddressIndex }, orderBy: { id: "asc" } });
  return rows.map((row) => ({
    txid: row.txid,
    piconero: BigInt(row.piconero),
    confirmations: row.confirmations,
    isLocked: row.isLocked,
    isDoubleSpent: row.isDoubleSpent,
    isGone: isGone(row),
    seenAt: new Date(row.seenAt),
  }));
}

/** Stores a transfer as the wallet shows it now. Changes are booked afterwards. */
export async function keepTransfer(
  strapi: Core.Strapi,
  seen: WalletTransfer,
  { now, known }: { now: Date; known?: MoneroTransferRow },
): Promise<void> {
  const { txid, index: subaddressIndex } = seen;
  const facts = {
    piconero: String(seen.piconero),
    height: seen.height,
    // More confirmations do not matter, and each would count as a change with each block.
    confirmations: Math.min(seen.confirmations, MAX_CONFIRMATIONS),
    isLocked: seen.unlockTime !== 0,
    isDoubleSpent: seen.isDoubleSpent,
    missedScans: 0,
  };
  const kept = known ?? (await moneroTransfers(strapi).findOne({ where: { txid, subaddressIndex } }));
  if (!kept) {
    // After an outage we see late what was sent in time.
    const seenAt = seen.at < now ? seen.at : now;
    const isMine = await createOnce(strapi, { txid, subaddressIndex, ...facts, seenAt: seenAt.toISOString() });
    if (isMine) return;
  }
  const before = new Map(Object.entries(kept ?? {}));
  if (Object.entries(facts).every(([name, value]) => before.get(name) === value)) return;
  await moneroTransfers(strapi).updateMany({ txid, subaddressIndex }, { ...facts, isBooked: false });
}

/** Notes that the wallet no longer shows the transfer. */
export async function missTransfer(strapi: Core.Strapi, { id, missedScans }: MoneroTransferRow): Promise<void> {
  const changes = {
    missedScans: missedScans + 1,
    ...(isGone({ missedScans: missedScans + 1 }) ? { isBooked: false } : {}),
  };
  await moneroTransfers(strapi).updateMany({ id, missedScans }, changes);
}

/** @returns false when another process was faster */
async function createOnce(strapi: Core.Strapi, row: Omit<MoneroTransferRow, "id" | "isBooked">): Promise<boolean> {
  try {
    await moneroTransfers(strapi).create({ ...row, isBooked: false });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Addresses with changes since their payments were last assessed. */
export async function addressesWithNews(strapi: Core.Strapi): Promise<number[]> {
  const rows = await moneroTransfers(strapi).findMany({ where: { isBooked: false }, orderBy: { id: "asc" } });
  return [...new Set(rows.map(({ subaddressIndex }) => subaddressIndex))];
}

/** Called in the booking transaction before the transfers are read, so that later changes count as new. */
export async function markBooked(strapi: Core.Strapi, subaddressIndex: number): Promise<void> {
  await moneroTransfers(strapi).updateMany({ subaddressIndex, isBooked: false }, { isBooked: true });
}
