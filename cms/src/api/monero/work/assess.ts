import type { Core } from "@strapi/strapi";
import { hasQuoteFor, type MoneroState, type MoneroVerdict } from "@wren/domain";
import { failPoint } from "../../../platform/fail-point";
import { settle } from "../../payments/work/settle";
import { announceOrder } from "../../orders/work/order-news";
import { keepForSeenPayment } from "../../orders/work/reservations";
import { orders, type Order } from "../../orders/work/rows";
import { payments, type Payment } from "../../payments/work/rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import { inTransaction } from "../../../platform/strapi-edges";
import { sendMoneroMail } from "./mails";
import { judge } from "./provider";
import { quotesOf, renewQuote } from "./quotes";
import type { RateSource } from "./rates/rate-source";
import { moneroPayments, type MoneroPaymentRow } from "./rows";
import { markBooked, transfersTo } from "./transfers";

type Moment = { rates: RateSource; now: Date };

/**
 * Re-evaluates a payment after its transfers changed: books it, and tells the buyer. Safe to repeat at any time;
 * nothing is told twice.
 */
export async function assess(strapi: Core.Strapi, subaddressIndex: number, { rates, now }: Moment): Promise<void> {
  const known = await moneroPayments(strapi).findOne({ where: { subaddressIndex } });
  // After a crash an address may belong to no order; no buyer has seen it.
  if (!known) return markBooked(strapi, subaddressIndex);
  const transfers = await transfersTo(strapi, subaddressIndex);
  const isUnmeasured = transfers.some(({ seenAt }) => !hasQuoteFor(quotesOf(known), seenAt));
  // Transfers after the quote's end count at the current rate.
  const measured = isUnmeasured ? await renewQuote(strapi, known, { rates, now }) : known;
  await inTransaction(strapi, async () => {
    await markBooked(strapi, subaddressIndex);
    // Locks the row: a concurrent run waits, and judges by what the first one stored.
    await moneroPayments(strapi).updateMany({ id: measured.id }, { subaddressIndex });
    const row = await moneroPayments(strapi).findOne({ where: { id: measured.id } });
    const order = row && (await orders(strapi).findOne({ where: { id: row.orderId } }));
    if (!order) return;
    // The order's page shows every transfer, even one that changes no state.
    await announceOrder(strapi, order);
    const verdict = await judge(strapi, row);
    if (!(await remember(strapi, row, verdict))) return;
    // Every block adds a confirmation, and mostly changes nothing to book.
    const payment = verdict.state === row.state ? null : await findAttempt(strapi, row);
    if (payment) await settle(strapi, payment, now);
    failPoint("in-booking");
    await tell(strapi, { order, before: row, verdict, now });
  });
  failPoint("after-booking");
}

/**
 * The payment attempt that the address was made for. After a crash the attempt may not know its address, or may have
 * been given up; the buyer knows the address from the mail, and may still pay there.
 */
async function findAttempt(strapi: Core.Strapi, { key, address }: MoneroPaymentRow): Promise<Payment | null> {
  const attempt = await payments(strapi).findOne({ where: { key } });
  if (attempt?.ref !== null) return attempt;
  await payments(strapi).updateMany({ id: attempt.id, ref: { $null: true } }, { ref: address });
  return { ...attempt, ref: address };
}

/** @returns true when anything changed */
async function remember(strapi: Core.Strapi, row: MoneroPaymentRow, verdict: MoneroVerdict): Promise<boolean> {
  const changed = {
    state: verdict.state,
    received: String(verdict.receivedPiconero),
    surplus: String(verdict.surplusPiconero),
    confirmations: Math.min(verdict.confirmations, row.confirmationsRequired),
  };
  const { id, state, received, surplus, confirmations } = row;
  const isSame =
    changed.state === state &&
    changed.received === received &&
    changed.surplus === surplus &&
    changed.confirmations === confirmations;
  if (isSame) return false;
  return (await moneroPayments(strapi).updateMany({ id, state, received, surplus, confirmations }, changed)) === 1;
}

type PaymentChange = { order: Order; before: MoneroPaymentRow; verdict: MoneroVerdict; now: Date };

/** Order of the states; a step down means that a transfer vanished. */
const PROGRESS: Record<MoneroState, number> = { nothing: 0, "too-low": 1, verifying: 2, validated: 3 };

async function tell(strapi: Core.Strapi, { order, before, verdict, now }: PaymentChange): Promise<void> {
  const { state, receivedPiconero, missingPiconero } = verdict;
  const row = { ...before, received: String(receivedPiconero) };
  const about = { order, row, missing: missingPiconero };
  if (receivedPiconero < BigInt(before.received)) {
    await addTimelineEntry(strapi, order.id, { kind: "monero-vanished", at: now });
    await sendMoneroMail(strapi, "monero-vanished", about);
    return;
  }
  const isMore = receivedPiconero > BigInt(before.received);
  if (state === "too-low" && isMore) {
    // Only the first one, or dust would keep the articles for ever.
    if (before.received === "0") await keepForSeenPayment(strapi, order.id, now);
    await addTimelineEntry(strapi, order.id, { kind: "monero-too-low", at: now });
    await sendMoneroMail(strapi, "monero-too-low", about);
  }
  // A payment that is validated at once is announced by the payment's own mail.
  if (state === "verifying" && PROGRESS[before.state] < PROGRESS.verifying)
    await sendMoneroMail(strapi, "monero-seen", about);
}
