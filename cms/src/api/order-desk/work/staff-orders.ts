import type { Core } from "@strapi/strapi";
import {
  moveOrder,
  paymentsToRefund,
  type OrderDeskRefusal,
  type OrderEvent,
  type PartialRefundRequest,
} from "@wren/domain";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { decide } from "../../monero/work/decisions";
import { deskMoneroPart } from "../../monero/work/order-part";
import { closeAttempt } from "../../payments/work/attempts";
import { settleFailedRefund } from "../../payments/work/book-refund";
import { finishParts, refundPart, refundPartsAgain } from "../../payments/work/partial-refunds";
import { refundAtProvider } from "../../payments/work/refund-at-provider";
import { inTransaction } from "../../../platform/strapi-edges";
import { giveWithheld, applyOrderEvent, StockMissing } from "../../orders/work/move-order";
import { orderEvents, orders, type Order } from "../../orders/work/rows";
import { partialRefunds, payments } from "../../payments/work/rows";
import { subscriptions } from "../../subscriptions/work/rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import { clock } from "../../../platform/process/clock";

type Outcome = StaffOutcome<OrderDeskRefusal>;

type By = { by: string; now: Date };

const DONE: Outcome = { ok: true };
const refuse = (refusal: OrderDeskRefusal | "not-found"): Outcome => ({ ok: false, refusal });

/** Everything about an order except its secret. */
export async function showOrder(strapi: Core.Strapi, number: string) {
  const order = await findOrder(strapi, number);
  if (!order) return null;
  const { secretHash: _secret, tokenHash: _token, requestHash: _request, id, ...shown } = order;
  const where = { orderId: id };
  return {
    ...shown,
    email: order.email || null,
    payments: await showPayments(strapi, id),
    timeline: await orderEvents(strapi).findMany({ where, orderBy: { id: "asc" } }),
    subscriptions: await subscriptions(strapi).findMany({ where }),
  };
}

async function showPayments(strapi: Core.Strapi, orderId: number) {
  const attempts = await payments(strapi).findMany({ where: { orderId }, orderBy: { attempt: "asc" } });
  const parts = await partialRefunds(strapi).findMany({ where: { orderId }, orderBy: { id: "asc" } });
  const shown = attempts.map(async (payment) => {
    const isMonero = payment.provider === "monero" && payment.ref !== null;
    return {
      ...payment,
      parts: parts.filter(({ paymentId }) => paymentId === payment.id),
      monero: isMonero ? await deskMoneroPart(strapi, payment.ref ?? "", clock.now()) : null,
    };
  });
  return Promise.all(shown);
}

/** Notes that staff dealt with money too much, too little or vanished, outside of this shop. */
export async function decideMonero(strapi: Core.Strapi, number: string, note: string, { by, now }: By) {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  return (await decide(strapi, order.id, { by, at: now, note })) ? DONE : refuse("not-possible");
}

/** Notes that staff sent a failed refund another way, outside of this shop. */
export async function settleRefund(strapi: Core.Strapi, number: string, note: string, { by, now }: By) {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  const isSettled = await inTransaction(strapi, () => settleFailedRefund(strapi, order.id, { by, now, note }));
  return isSettled ? DONE : refuse("not-possible");
}

export async function shipOrder(strapi: Core.Strapi, number: string, trackingNumber: string | null, who: By) {
  const order = await findOrder(strapi, number);
  if (order && !order.needsShipping) return refuse("not-possible");
  return staffEvent(strapi, number, who, { event: "shipped", changes: { trackingNumber } });
}

/** Gives the withheld services, whatever the subscription has become since the order. */
export async function giveOrderedServices(strapi: Core.Strapi, number: string, { by, now }: By): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  return (await giveWithheld(strapi, order.id, { by, at: now })) ? DONE : refuse("not-possible");
}

export async function acceptLatePayment(strapi: Core.Strapi, number: string, who: By) {
  const order = await findOrder(strapi, number);
  if (order?.erasedAt) return refuse("buyer-erased");
  return staffEvent(strapi, number, who, { event: "late-payment-accepted" });
}

export async function cancelOrder(strapi: Core.Strapi, number: string, who: By): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  if (!moveOrder(order.state, "cancelled")) return refuse("not-possible");
  // First make sure that nobody can pay it any more.
  const open = { orderId: order.id, state: { $in: ["creating", "open", "processing"] } } as const;
  for (const payment of await payments(strapi).findMany({ where: open }))
    if (!(await closeAttempt(strapi, payment, who.now))) return refuse("not-possible");
  return staffEvent(strapi, number, who, { event: "cancelled" });
}

/** Refunds everything that was paid for this order, or only the surplus. */
export async function refundOrder(strapi: Core.Strapi, number: string, who: By): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  // Otherwise the rest would be refunded beside a part that is still on its way.
  const unclear = await finishParts(strapi, order.id, who.now);
  if (unclear) return refuse(unclear);
  const attempts = await payments(strapi).findMany({ where: { orderId: order.id } });
  const toSendBack = paymentsToRefund(order.totalMinor, attempts);
  if (toSendBack.length === 0) return refuse("not-possible");
  for (const payment of toSendBack) {
    const { key, receivedMinor, refundedMinor } = payment;
    // Another sum needs another key: a provider repeats its answer to the same one, or refuses.
    const part = refundedMinor === 0 ? "" : `-after-${String(refundedMinor)}`;
    const rest = { key: `${key}:refund${part}`, minor: receivedMinor - refundedMinor, ...who };
    const refusal = await refundAtProvider(strapi, payment, rest);
    if (refusal) return refuse(refusal);
  }
  return DONE;
}

/** Refunds a part of what was paid; the order stays as it is. */
export async function refundPartOfOrder(
  strapi: Core.Strapi,
  number: string,
  request: PartialRefundRequest,
  who: By,
): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  const refusal = await refundPart(strapi, order.id, request, who);
  return refusal ? refuse(refusal) : DONE;
}

/** Refunds the parts once more that the buyer's bank has returned. */
export async function refundPartOfOrderAgain(strapi: Core.Strapi, number: string, who: By): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  const refusal = await refundPartsAgain(strapi, order.id, who);
  return refusal ? refuse(refusal) : DONE;
}

export async function noteOrder(strapi: Core.Strapi, number: string, note: string, { by, now }: By) {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  await addTimelineEntry(strapi, order.id, { kind: "note", at: now, by, note });
  return DONE;
}

async function staffEvent(
  strapi: Core.Strapi,
  number: string,
  { by, now }: By,
  what: { event: OrderEvent; changes?: { trackingNumber: string | null } },
): Promise<Outcome> {
  const order = await findOrder(strapi, number);
  if (!order) return refuse("not-found");
  try {
    return (await applyOrderEvent(strapi, order.id, { ...what, at: now, by })) ? DONE : refuse("not-possible");
  } catch (error) {
    if (error instanceof StockMissing) return refuse("out-of-stock");
    throw error;
  }
}

async function findOrder(strapi: Core.Strapi, number: string): Promise<Order | null> {
  return orders(strapi).findOne({ where: { number } });
}
