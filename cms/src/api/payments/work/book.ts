import type { Core } from "@strapi/strapi";
import { seenMoneroKeptUntil, type PaymentState } from "@wren/domain";
import { failPoint } from "../../../platform/fail-point";
import { applyOrderEvent } from "../../orders/work/move-order";
import { orders } from "../../orders/work/rows";
import { payments, type Payment } from "./rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import { inTransaction } from "../../../platform/strapi-edges";
import { bookRefund, type Booking } from "./book-refund";
import type { ProviderPayment } from "./provider";

/** States from which a payment can change to each state; received money overrides everything but itself. */
const FROM: Record<ProviderPayment["state"], readonly PaymentState[]> = {
  // The transfer is no longer under way but may return: a transaction that a reorganisation dropped.
  open: ["processing"],
  processing: ["creating", "open"],
  paid: ["creating", "open", "processing", "failed", "expired"],
  failed: ["creating", "open", "processing"],
  expired: ["creating", "open", "processing"],
};

/**
 * Books the provider's state of a payment, once, however often and by however many callers. One transaction covers the
 * payment, the order, and everything that follows.
 */
export async function book(
  strapi: Core.Strapi,
  paymentId: number,
  found: ProviderPayment,
  { now, by }: Booking,
): Promise<void> {
  await inTransaction(strapi, async () => {
    const payment = await payments(strapi).findOne({ where: { id: paymentId } });
    if (!payment) return;
    const received = found.state === "paid" ? { receivedMinor: found.amount.minor } : {};
    const from = { id: paymentId, state: { $in: FROM[found.state] } };
    const isNews = (await payments(strapi).updateMany(from, { state: found.state, ...received })) === 1;
    if (isNews) {
      failPoint("between-payment-and-order");
      await tellOrder(strapi, payment, found, now);
    }
    failPoint("in-booking");
    await bookRefund(strapi, paymentId, found, { now, by });
    await noteDispute(strapi, payment, found, now);
  });
  failPoint("after-booking");
}

async function tellOrder(strapi: Core.Strapi, payment: Payment, found: ProviderPayment, now: Date): Promise<void> {
  const { orderId } = payment;
  switch (found.state) {
    case "processing":
      await applyOrderEvent(strapi, orderId, {
        event: "payment-seen",
        at: now,
        changes: { reservedUntil: keptFor(payment, now) },
      });
      return;
    case "open":
    case "failed":
    case "expired":
      await applyOrderEvent(strapi, orderId, { event: "payment-vanished", at: now });
      if (found.state === "failed") await addTimelineEntry(strapi, orderId, { kind: "payment-failed", at: now });
      return;
    case "paid":
      await bookMoney(strapi, payment, found, now);
      return;
  }
}

/** Providers answer for what they process. Monero that is never confirmed must not keep the articles for ever. */
function keptFor({ method }: Payment, now: Date): string | null {
  return method === "monero" ? seenMoneroKeptUntil(now).toISOString() : null;
}

/** Only the right sum for the right order is a payment; anything else is written down, and staff look at it. */
async function bookMoney(strapi: Core.Strapi, payment: Payment, found: ProviderPayment, now: Date): Promise<void> {
  const order = await orders(strapi).findOne({ where: { id: payment.orderId } });
  if (!order) return;
  const { minor, currency } = found.amount;
  const isExact = minor === order.totalMinor && currency === order.currency && found.reference === order.number;
  if (!isExact) {
    const note = `${String(minor)} ${currency}, ${found.reference}`;
    await addTimelineEntry(strapi, order.id, { kind: "payment-mismatch", at: now, note });
    return;
  }
  const paid = await applyOrderEvent(strapi, order.id, { event: "payment-received", at: now });
  // Already paid by another attempt: staff have to refund this surplus.
  if (!paid) await addTimelineEntry(strapi, order.id, { kind: "payment-surplus", at: now, note: payment.key });
}

async function noteDispute(strapi: Core.Strapi, payment: Payment, found: ProviderPayment, now: Date): Promise<void> {
  const wasDisputed = payment.disputedAt !== null;
  if (found.isDisputed === wasDisputed) return;
  const from = { id: payment.id, disputedAt: { $null: !wasDisputed } };
  const isNews = (await payments(strapi).updateMany(from, { disputedAt: found.isDisputed ? now : null })) === 1;
  if (!isNews) return;
  const kind = found.isDisputed ? "dispute-opened" : "dispute-closed";
  await addTimelineEntry(strapi, payment.orderId, { kind, at: now, note: payment.key });
}
