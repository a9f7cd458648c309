import type { Core } from "@strapi/strapi";
import { formatXmr, problemWithTransfer, type DeskMonero, type MoneroPayment } from "@wren/domain";
import { moneroService } from "./monero-service";
import { judge } from "./provider";
import { isQuoteOver, newestQuote } from "./quotes";
import { moneroClaims, moneroPayments, moneroWatches, type MoneroPaymentRow } from "./rows";
import { transfersTo } from "./transfers";

/** The payment part of the order's page. Null when there is no such address (yet). */
export async function moneroPart(strapi: Core.Strapi, address: string, now: Date): Promise<MoneroPayment | null> {
  const row = await moneroPayments(strapi).findOne({ where: { address } });
  if (!row) return null;
  const claims = await moneroClaims(strapi).findMany({
    where: { orderId: row.orderId, outcome: "pending", nextCheckAt: { $notNull: true } },
    orderBy: { id: "asc" },
  });
  const watch = await moneroWatches(strapi).findOne({ where: {} });
  return {
    ...(await factsOf(strapi, row, now)),
    pendingClaims: claims.map(({ txid, claimedAt }) => ({ txid, claimedAt: instant(claimedAt) })),
    isWalletAway: Boolean(watch?.failedAt),
    chain: moneroService(strapi).parts?.wallet.chain ?? "mainnet",
  };
}

/** The same for staff, with details that only they need. */
export async function deskMoneroPart(strapi: Core.Strapi, address: string, now: Date): Promise<DeskMonero | null> {
  const row = await moneroPayments(strapi).findOne({ where: { address } });
  if (!row) return null;
  const { subaddressIndex, isClosed, decidedAt } = row;
  return {
    ...(await factsOf(strapi, row, now)),
    subaddressIndex,
    isClosed,
    decidedAt: decidedAt && instant(decidedAt),
  };
}

async function factsOf(strapi: Core.Strapi, row: MoneroPaymentRow, now: Date) {
  const verdict = await judge(strapi, row);
  const transfers = await transfersTo(strapi, row.subaddressIndex);
  const { piconero, from, until, rateMinor } = newestQuote(row);
  return {
    state: verdict.state,
    address: row.address,
    quotedXmr: formatXmr(BigInt(piconero)),
    quotedAt: from,
    quoteUntil: until,
    isQuoteOver: isQuoteOver(row, now),
    rateMinor,
    receivedXmr: formatXmr(verdict.receivedPiconero),
    missingXmr: formatXmr(verdict.missingPiconero),
    surplusXmr: formatXmr(verdict.surplusPiconero),
    confirmations: Math.min(verdict.confirmations, row.confirmationsRequired),
    confirmationsRequired: row.confirmationsRequired,
    transfers: transfers.map((transfer) => ({
      txid: transfer.txid,
      xmr: formatXmr(transfer.piconero),
      confirmations: transfer.confirmations,
      problem: problemWithTransfer(transfer),
      seenAt: transfer.seenAt.toISOString(),
    })),
  };
}

function instant(date: string): string {
  return new Date(date).toISOString();
}
