import type { Core } from "@strapi/strapi";
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
    const changes = payment && refundChanges(payment, found, now);
    if (!changes) return;
    const { id, refundedMinor, refundFailedMinor } = payment;
    const isOurs = await payments(strapi).updateMany({ id, refundedMinor, refundFailedMinor }, changes);
    // A concurrent booking was faster: check again what is left to book.
    if (isOurs === 0) continue;
    return noteRefund(strapi, payment, changes, { now, by });
  }
}

type RefundChanges = Pick<Payment, "state" | "refundedMinor" | "refundFailedMinor" | "refundFailedAt">;

/** @returns null when nothing is new */
function refundChanges(payment: Payment, found: ProviderPayment, now: Date): RefundChanges | null {
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
    refundFailedAt: isWhole ? null : backMinor < refundedMinor ? now.toISOString() : refundFailedAt,
  };
}

async function noteRefund(
  strapi: Core.Strapi,
  { orderId, currency, refundedMinor: before }: Payment,
  { state, refundedMinor }: RefundChanges,
  { now, by }: Booking,
): Promise<void> {
  const note = `${String(Math.abs(refundedMinor - before))} ${currency}`;
  if (refundedMinor < before) {
    // The order stays as it is: its goods are for sale again, and the buyer still waits for the money.
    await addTimelineEntry(strapi, orderId, { kind: "refund-failed", at: now, note });
    return;
  }
  if (refundedMinor === before) return;
  const others = await payments(strapi).findMany({ where: { orderId, state: "paid" } });
  const isAllBack = state === "refunded" && others.length === 0;
  if (isAllBack && (await applyOrderEvent(strapi, orderId, { event: "refunded", at: now, by, refundedMinor }))) return;
  // A partial refund, or one of a surplus: the order itself is still paid.
  await addTimelineEntry(strapi, orderId, { kind: "payment-refunded", at: now, by, note });
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
