import { setTimeout } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { formatXmr, judgeClaim, nextClaimCheck, type MoneroClaimAnswer } from "@wren/domain";
import { inBackground } from "../../../platform/jobs/in-background";
import { orders, type Order } from "../../orders/work/rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { findAddressesOf } from "./find-payment";
import {
  findKeptTransaction,
  findTransaction,
  isProvenBy,
  type FoundTransaction,
  type OrderAddresses,
} from "./find-transaction";
import { sendMoneroMail } from "./mails";
import { judge } from "./provider";
import type { RateSource } from "./rates/rate-source";
import { moneroClaims, type MoneroClaimRow, type MoneroPaymentRow } from "./rows";
import type { MoneroWallet } from "./wallet";

const BATCH = 20;
/** A busy wallet may take a minute; after this time the buyer is told that the search goes on. */
const ANSWER_MS = 5_000;

type Parts = { wallet: MoneroWallet; rates: RateSource; now: Date };

type Named = Parts & { txid: string; txKey: string | null; answerMs?: number };

/**
 * Handles a buyer's claim that a transaction pays the order. It only tells us where to look: an order is paid by
 * transfers to its own address, never by a claim.
 * @returns null when the order has no address to pay to
 */
export async function claim(strapi: Core.Strapi, order: Order, named: Named): Promise<MoneroClaimAnswer | null> {
  const rows = await findAddressesOf(strapi, order);
  if (!rows) return null;
  const { kept, isRepeated } = await keepClaim(strapi, { orderId: order.id, ...named });
  const found = await searchFor(strapi, { kept, isRepeated, rows }, named);
  // Not found in time: the claim stays due, and the job that repeats the search answers by mail.
  if (!found) return answer(strapi, rows[0], { outcome: "pending" });
  const { finding, row } = found;
  const { state } = await judge(strapi, row);
  const outcome = judgeClaim({ finding, isRepeated, state });
  // An unknown transaction stays due. If the job has found it meanwhile, its result stands.
  if (finding !== "unknown")
    await moneroClaims(strapi).updateMany({ id: kept.id, tries: kept.tries }, { outcome, nextCheckAt: null });
  return answer(strapi, row, { outcome });
}

type Search = { kept: MoneroClaimRow; isRepeated: boolean; rows: OrderAddresses };

/** @returns null when the wallet needs longer than a buyer waits; the search then continues in the background */
async function searchFor(
  strapi: Core.Strapi,
  { kept, isRepeated, rows }: Search,
  named: Named,
): Promise<FoundTransaction | null> {
  const { txid, txKey, answerMs = ANSWER_MS } = named;
  // The search is under way already: repeating it would only keep the wallet busy.
  if (isRepeated && kept.nextCheckAt !== null && txKey === null) return findKeptTransaction(strapi, rows, txid);
  const search = askWallet(strapi, { kept, rows }, named);
  const found = await withinTime(search, answerMs);
  if (!found) inBackground(strapi, "The search for a named transaction", () => search);
  return found;
}

/** Asks the wallet for the transaction and then, if the buyer gave its key, checks the key. */
async function askWallet(
  strapi: Core.Strapi,
  { kept, rows }: Pick<Search, "kept" | "rows">,
  { txid, txKey, ...parts }: Named,
): Promise<FoundTransaction> {
  const seen = await findTransaction(strapi, rows, { txid, ...parts });
  if (seen.finding !== "pays-others") return seen;
  const isProven = kept.isProven || (txKey !== null && (await isProvenBy(parts.wallet, seen.row, { txid, txKey })));
  if (!isProven) return seen;
  await moneroClaims(strapi).updateMany({ id: kept.id }, { isProven });
  // The key proves that it pays the order; the wallet will see it.
  return { ...seen, finding: "unknown" };
}

/** @returns null on timeout */
async function withinTime<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  const timer = new AbortController();
  const timeout = setTimeout(ms, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}

/** Repeats the search for unknown transactions. @returns how many were due */
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
  const rows = order && (await findAddressesOf(strapi, order));
  if (!rows) {
    await moneroClaims(strapi).updateMany({ id: known.id }, { nextCheckAt: null });
    return;
  }
  const { row, ...seen } = await findTransaction(strapi, rows, { txid: known.txid, ...parts });
  const finding = known.isProven && seen.finding === "pays-others" ? "unknown" : seen.finding;
  const tries = known.tries + 1;
  const next = nextClaimCheck({ tries, claimedAt: new Date(known.claimedAt), now: parts.now });
  const isOver = finding === "pays-others" || finding === "pays-badly" || (finding === "unknown" && next === null);
  await inTransaction(strapi, async () => {
    const changes = {
      tries,
      nextCheckAt: finding === "unknown" ? next : null,
      ...(isOver ? { outcome: "error" as const } : {}),
    };
    const isMine = (await moneroClaims(strapi).updateMany({ id: known.id, tries: known.tries }, changes)) === 1;
    // The buyer was promised a result. A transaction that pays the order is announced by the watcher.
    if (isMine && isOver) {
      const missing = (await judge(strapi, row)).missingPiconero;
      await sendMoneroMail(strapi, "monero-claim-failed", { order, row, missing, txid: known.txid });
    }
  });
}

type Kept = { kept: MoneroClaimRow; isRepeated: boolean };

/** Stores the claim as due: if this process dies before it answers, the job takes over. */
async function keepClaim(
  strapi: Core.Strapi,
  { orderId, txid, now }: { orderId: number; txid: string; now: Date },
): Promise<Kept> {
  const claimedAt = now.toISOString();
  const next = nextClaimCheck({ tries: 0, claimedAt: now, now })?.toISOString() ?? null;
  const fresh = { claimedAt, outcome: "pending", tries: 0, nextCheckAt: next } as const;
  try {
    const kept = await moneroClaims(strapi).create({ orderId, txid, isProven: false, ...fresh });
    return { kept, isRepeated: false };
  } catch (error) {
    const kept = isUniqueViolation(error) ? await moneroClaims(strapi).findOne({ where: { orderId, txid } }) : null;
    if (!kept) throw error;
    // Given up before, and claimed again: it may have been sent since.
    const isGivenUp = kept.outcome === "error" && kept.nextCheckAt === null;
    if (!isGivenUp) return { kept, isRepeated: true };
    await moneroClaims(strapi).updateMany({ id: kept.id, nextCheckAt: { $null: true } }, fresh);
    return { kept: { ...kept, ...fresh, nextCheckAt: null }, isRepeated: true };
  }
}

async function answer(
  strapi: Core.Strapi,
  row: MoneroPaymentRow,
  { outcome }: Pick<MoneroClaimAnswer, "outcome">,
): Promise<MoneroClaimAnswer> {
  return { outcome, missingXmr: formatXmr((await judge(strapi, row)).missingPiconero) };
}
