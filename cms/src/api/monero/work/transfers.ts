import type { Core } from "@strapi/strapi";
import { MAX_CONFIRMATIONS, type MoneroTransfer } from "@wren/domain";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { moneroTransfers, type MoneroTransferRow } from "./rows";
import type { WalletTransfer } from "./wallet";

/**
 * A block may be found between the wallet's look at the chain and its look at the pool; then a transaction is in
 * neither for a moment. Only what is missed twice is gone.
 */
export const GONE_AFTER_SCANS = 2;

export function isGone({ missedScans }: Pick<MoneroTransferRow, "missedScans">): boolean {
  return missedScans >= GONE_AFTER_SCANS;
}

/** What came to an address, as the verdict reads it; oldest first. */
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

/** Writes down what the wallet shows of a transfer. What is news is booked afterwards. */
export async function keepTransfer(
  strapi: Core.Strapi,
  seen: WalletTransfer,
  { now, known }: { now: Date; known?: MoneroTransferRow },
): Promise<void> {
  const { txid, index: subaddressIndex } = seen;
  const facts = {
    piconero: String(seen.piconero),
    height: seen.height,
    // More are of no interest, and each would be news with each block.
    confirmations: Math.min(seen.confirmations, MAX_CONFIRMATIONS),
    isLocked: seen.unlockTime !== 0,
    isDoubleSpent: seen.isDoubleSpent,
    missedScans: 0,
  };
  const kept = known ?? (await moneroTransfers(strapi).findOne({ where: { txid, subaddressIndex } }));
  if (!kept) {
    // Whoever was away for a while sees late what was sent in time.
    const seenAt = seen.at < now ? seen.at : now;
    const isMine = await createOnce(strapi, { txid, subaddressIndex, ...facts, seenAt: seenAt.toISOString() });
    if (isMine) return;
  }
  const before = new Map(Object.entries(kept ?? {}));
  if (Object.entries(facts).every(([name, value]) => before.get(name) === value)) return;
  await moneroTransfers(strapi).updateMany({ txid, subaddressIndex }, { ...facts, isBooked: false });
}

/** The wallet does not show it any more. */
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

/** The addresses where something changed since their payments were looked at. */
export async function addressesWithNews(strapi: Core.Strapi): Promise<number[]> {
  const rows = await moneroTransfers(strapi).findMany({ where: { isBooked: false }, orderBy: { id: "asc" } });
  return [...new Set(rows.map(({ subaddressIndex }) => subaddressIndex))];
}

/** Within the transaction that books them, before they are read: what comes meanwhile is news again. */
export async function markBooked(strapi: Core.Strapi, subaddressIndex: number): Promise<void> {
  await moneroTransfers(strapi).updateMany({ subaddressIndex, isBooked: false }, { isBooked: true });
}
