import type { Core } from "@strapi/strapi";
import {
  formatXmr,
  judgeClaim,
  nextClaimCheck,
  problemWithTransfer,
  type ClaimFinding,
  type MoneroClaimAnswer,
} from "@wren/domain";
import { orders, type Order } from "../shop/rows";
import { inTransaction } from "../strapi-edges";
import { isUniqueViolation } from "../unique-violation";
import { assess } from "./assess";
import { findPaymentOf } from "./find-payment";
import { sendMoneroMail } from "./mails";
import { judge } from "./provider";
import type { RateSource } from "./rates/rate-source";
import { moneroClaims, moneroTransfers, type MoneroClaimRow, type MoneroPaymentRow } from "./rows";
import { keepTransfer, transfersTo } from "./transfers";
import { WalletUnavailable, type MoneroWallet, type WalletLookUp } from "./wallet";

const BATCH = 20;

type Parts = { wallet: MoneroWallet; rates: RateSource; now: Date };

/**
 * A buyer says which transaction pays the order. That only tells us where to look: an order is paid by what came to
 * its own address, and by nothing that is said.
 * @returns null when the order has no address to pay to
 */
export async function claim(
  strapi: Core.Strapi,
  order: Order,
  { txid, txKey, ...parts }: Parts & { txid: string; txKey: string | null },
): Promise<MoneroClaimAnswer | null> {
  const row = await findPaymentOf(strapi, order);
  if (!row) return null;
  const claimed = await keepClaim(strapi, { orderId: order.id, txid, now: parts.now });
  if (claimed === "repeated") return answer(strapi, row, { outcome: "exists" });
  const seen = await look(strapi, row, { txid, ...parts });
  const isProven =
    seen.finding === "pays-others" && txKey !== null && (await isProvenBy(parts.wallet, row, { txid, txKey }));
  const { finding, isTaken } = isProven ? NOT_SEEN_YET : seen;
  const current = (await findPaymentOf(strapi, order)) ?? row;
  const { state } = await judge(strapi, current);
  const outcome = judgeClaim({ finding, isRepeated: false, isTaken, state });
  const nextCheckAt = finding === "unknown" ? nextClaimCheck({ tries: 0, claimedAt: parts.now, now: parts.now }) : null;
  await moneroClaims(strapi).updateMany({ id: claimed.id }, { outcome, nextCheckAt, isProven });
  return answer(strapi, current, { outcome });
}

/** Transactions that nobody knew when they were named. @returns how many were due */
export async function checkClaims(strapi: Core.Strapi, parts: Parts): Promise<number> {
  const due = await moneroClaims(strapi).findMany({
    where: { nextCheckAt: { $lte: parts.now } },
    orderBy: { nextCheckAt: "asc" },
    limit: BATCH,
  });
  for (const row of due) await checkClaim(strapi, row, parts);
  return due.length;
}

async function checkClaim(strapi: Core.Strapi, known: MoneroClaimRow, parts: Parts): Promise<void> {
  const order = await orders(strapi).findOne({ where: { id: known.orderId } });
  const row = order && (await findPaymentOf(strapi, order));
  if (!row) {
    await moneroClaims(strapi).updateMany({ id: known.id }, { nextCheckAt: null });
    return;
  }
  const seen = await look(strapi, row, { txid: known.txid, ...parts });
  const { finding } = known.isProven && seen.finding === "pays-others" ? NOT_SEEN_YET : seen;
  const tries = known.tries + 1;
  const next = nextClaimCheck({ tries, claimedAt: new Date(known.claimedAt), now: parts.now });
  const isOver = finding === "pays-others" || finding === "pays-badly" || (finding === "unknown" && next === null);
  await inTransaction(strapi, async () => {
    const changes = {
      tries,
      nextCheckAt: finding === "unknown" ? next : null,
      ...(isOver ? { outcome: "error" } : {}),
    };
    const isMine = (await moneroClaims(strapi).updateMany({ id: known.id, tries: known.tries }, changes)) === 1;
    // The buyer was promised to hear of it. What pays the order, the watcher tells.
    if (isMine && isOver) {
      const missing = (await judge(strapi, row)).missingPiconero;
      await sendMoneroMail(strapi, "monero-claim-failed", { order, row, missing, txid: known.txid });
    }
  });
}

/** Due from the beginning: whoever dies before the answer leaves it to the next look. */
async function keepClaim(
  strapi: Core.Strapi,
  { orderId, txid, now }: { orderId: number; txid: string; now: Date },
): Promise<MoneroClaimRow | "repeated"> {
  try {
    const claimedAt = now.toISOString();
    return await moneroClaims(strapi).create({
      orderId,
      txid,
      claimedAt,
      outcome: "pending",
      tries: 0,
      isProven: false,
      nextCheckAt: nextClaimCheck({ tries: 0, claimedAt: now, now }),
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "repeated";
    throw error;
  }
}

type Found = { finding: ClaimFinding; isTaken: boolean };

/** Its key says that it pays the order; the wallet will see it. */
const NOT_SEEN_YET: Found = { finding: "unknown", isTaken: false };

async function isProvenBy(
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

async function look(
  strapi: Core.Strapi,
  row: MoneroPaymentRow,
  { txid, wallet, rates, now }: Parts & { txid: string },
): Promise<Found> {
  const known = await moneroTransfers(strapi).findMany({ where: { txid } });
  const isOurs = known.some(({ subaddressIndex }) => subaddressIndex === row.subaddressIndex);
  if (!isOurs) {
    const found = await ask(wallet, txid);
    if (typeof found === "string") {
      const finding = found === "foreign" || known.length > 0 ? "pays-others" : "unknown";
      return { finding, isTaken: known.length > 0 };
    }
    for (const transfer of found) await keepTransfer(strapi, transfer, { now });
    for (const index of new Set(found.map((transfer) => transfer.index))) await assess(strapi, index, { rates, now });
    if (!found.some(({ index }) => index === row.subaddressIndex)) return { finding: "pays-others", isTaken: true };
  }
  const transfers = await transfersTo(strapi, row.subaddressIndex);
  const ours = transfers.find((transfer) => transfer.txid === txid);
  const isGood = ours !== undefined && problemWithTransfer(ours) === null;
  return { finding: isGood ? "pays-this" : "pays-badly", isTaken: false };
}

/** Who cannot be asked knows nothing yet. */
async function ask(wallet: MoneroWallet, txid: string): Promise<WalletLookUp> {
  try {
    return await wallet.lookUp(txid);
  } catch (error) {
    if (error instanceof WalletUnavailable) return "unknown";
    throw error;
  }
}

async function answer(
  strapi: Core.Strapi,
  row: MoneroPaymentRow,
  { outcome }: Pick<MoneroClaimAnswer, "outcome">,
): Promise<MoneroClaimAnswer> {
  return { outcome, missingXmr: formatXmr((await judge(strapi, row)).missingPiconero) };
}
