import type { Core } from "@strapi/strapi";
import { decimalOf } from "@wren/domain";
import { orders } from "../../orders/work/rows";
import { agreedMinorOf, bookParts } from "./book-parts";
import { applyOrderEvent } from "../../orders/work/move-order";
import { payments, type Payment } from "./rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import type { ProviderPayment } from "./provider";

/** Time of the booking, and the member of staff who triggered it, if known. */
export type Booking = { now: Date; by?: string };

/**
 * Books refunds and failed refunds. Both sums only grow, so that an old answer booked after a newer one changes
 * nothing.
 */
export async function bookRefund(
  strapi: Core.Strapi,
  paymentId: number,
  found: ProviderPayment,
  { now, by }: Booking,
): Promise<void> {
  for (;;) {
    const payment = await payments(strapi).findOne({ where: { id: paymentId } });
    const changes = payment && refundChanges(payment, found, { now, owedMinor: await owedMinorOf(strapi, payment) });
    if (!changes) return;
    const { id, refundedMinor, refundFailedMinor } = payment;
    const isOurs = await payments(strapi).updateMany({ id, refundedMinor, refundFailedMinor }, changes);
    // A concurrent booking was faster: check again what is left to book.
    if (isOurs === 0) continue;
    return noteRefund(strapi, payment, changes, { now, by, refundKeys: found.refundKeys });
  }
}

type RefundChanges = Pick<Payment, "state" | "refundedMinor" | "refundFailedMinor" | "refundFailedAt">;

/** Money that the buyer is to have back: the agreed parts while the order stands, otherwise all of it. */
async function owedMinorOf(strapi: Core.Strapi, { id, orderId, receivedMinor }: Payment): Promise<number> {
  const order = await orders(strapi).findOne({ where: { id: orderId } });
  const agreedMinor = order?.state === "refunded" ? 0 : await agreedMinorOf(strapi, id);
  return agreedMinor || receivedMinor;
}

/** @returns null when nothing is new */
function refundChanges(
  payment: Payment,
  found: ProviderPayment,
  { now, owedMinor }: { now: Date; owedMinor: number },
): RefundChanges | null {
  const { state, refundedMinor, refundFailedMinor, refundedElsewhereMinor, refundFailedAt } = payment;
  const sentBefore = refundedMinor - refundedElsewhereMinor + refundFailedMinor;
  const { refundFailedMinor: foundFailed = 0 } = found;
  const sent = Math.max(sentBefore, found.refundedMinor + foundFailed);
  const failed = Math.max(refundFailedMinor, foundFailed);
  if (sent === sentBefore && failed === refundFailedMinor) return null;
  const backMinor = sent - failed + refundedElsewhereMinor;
  // Compared with the amount received, which may differ from the amount asked for.
  const isWhole = backMinor >= found.amount.minor;
  return {
    state: isWhole ? "refunded" : state === "refunded" ? "paid" : state,
    refundedMinor: backMinor,
    refundFailedMinor: failed,
    refundFailedAt: waitingSince(),
  };

  function waitingSince(): string | null {
    if (isWhole) return null;
    if (backMinor < refundedMinor) return now.toISOString();
    return backMinor >= owedMinor ? null : refundFailedAt;
  }
}

async function noteRefund(
  strapi: Core.Strapi,
  payment: Payment,
  { state, refundedMinor }: RefundChanges,
  { now, by, refundKeys }: Booking & { refundKeys: readonly string[] },
): Promise<void> {
  const { orderId, currency, refundedMinor: before } = payment;
  const noteOf = (minor: number) => `${decimalOf(minor)} ${currency.toUpperCase()}`;
  if (refundedMinor < before) {
    // The order stays as it is: its goods are for sale again, and the buyer still waits for the money.
    await addTimelineEntry(strapi, orderId, { kind: "refund-failed", at: now, note: noteOf(before - refundedMinor) });
    return;
  }
  if (refundedMinor === before) return;
  const restMinor = refundedMinor - before - (await bookParts(strapi, payment, { refundKeys, now }));
  const others = await payments(strapi).findMany({ where: { orderId, state: "paid" } });
  const isAllBack = state === "refunded" && others.length === 0;
  const refunded = { event: "refunded", at: now, by, refundedMinor, refundedBeforeMinor: before } as const;
  if (isAllBack && (await applyOrderEvent(strapi, orderId, refunded))) return;
  // A part that was sent back in the provider's dashboard, or a surplus: the order itself is still paid.
  if (restMinor > 0)
    await addTimelineEntry(strapi, orderId, { kind: "payment-refunded", at: now, by, note: noteOf(restMinor) });
}

/**
 * Notes that staff refunded another way what the provider could not deliver.
 * @returns false when no such refund is open
 */
export async function settleFailedRefund(
  strapi: Core.Strapi,
  orderId: number,
  { now, by, note }: Required<Booking> & { note: string },
): Promise<boolean> {
  const waiting = await payments(strapi).findMany({ where: { orderId, refundFailedAt: { $notNull: true } } });
  let isSettled = false;
  for (const { id, state, receivedMinor, refundedMinor, refundFailedMinor, refundedElsewhereMinor } of waiting) {
    const sentMinor = Math.min(refundFailedMinor - refundedElsewhereMinor, receivedMinor - refundedMinor);
    const from = { id, refundedMinor, refundFailedMinor, refundFailedAt: { $notNull: true } };
    const count = await payments(strapi).updateMany(from, {
      state: refundedMinor + sentMinor >= receivedMinor ? "refunded" : state,
      refundedMinor: refundedMinor + sentMinor,
      refundedElsewhereMinor: refundedElsewhereMinor + sentMinor,
      refundFailedAt: null,
    });
    isSettled ||= count === 1;
  }
  if (isSettled) await addTimelineEntry(strapi, orderId, { kind: "refund-settled", at: now, by, note });
  return isSettled;
}
