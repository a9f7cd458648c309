import type { Core } from "@strapi/strapi";
import {
  MINUTE_MS,
  mostOfPart,
  partlyRefundable,
  type OrderDeskRefusal,
  type PartialRefundRequest,
} from "@wren/domain";
import { failPoint } from "../../../platform/fail-point";
import { inTransaction } from "../../../platform/strapi-edges";
import { orders } from "../../orders/work/rows";
import { agreedMinorOf } from "./book-parts";
import { refundAtProvider } from "./refund-at-provider";
import { partialRefunds, payments, type PartialRefund } from "./rows";

type Refusal = OrderDeskRefusal;

type By = { by: string; now: Date };

const BATCH = 100;
/** Whoever asked waits for the provider's answer meanwhile. */
const RETRY_AFTER_MS = MINUTE_MS;

/**
 * Refunds a part of an order's payment. What was asked for earlier and is still unclear comes first.
 * @returns null when it is done
 */
export async function refundPart(
  strapi: Core.Strapi,
  orderId: number,
  request: PartialRefundRequest,
  who: By,
): Promise<Refusal | null> {
  const unclear = await finishParts(strapi, orderId, who.now);
  if (unclear) return unclear;
  const part = await inTransaction(strapi, () => rememberPart(strapi, orderId, request, who));
  if (typeof part === "string") return part;
  failPoint("after-part");
  return sendPart(strapi, part, who.now);
}

/** Parts of an order that the provider may not know of yet. @returns null when all of them are decided */
export async function finishParts(strapi: Core.Strapi, orderId: number, now: Date): Promise<Refusal | null> {
  for (const part of await partialRefunds(strapi).findMany({ where: { orderId, state: "asked" } }))
    if ((await sendPart(strapi, part, now)) === "provider-unreachable") return "provider-unreachable";
  return null;
}

/** Sends parts whose process died, or whose provider was unreachable then. */
export async function finishOldParts(strapi: Core.Strapi, now: Date): Promise<number> {
  const askedAt = { $lt: new Date(now.getTime() - RETRY_AFTER_MS) };
  const due = await partialRefunds(strapi).findMany({ where: { state: "asked", askedAt }, limit: BATCH });
  for (const part of due) await sendPart(strapi, part, now);
  return due.length;
}

/** Sends once more what of the agreed parts the buyer's bank has returned. @returns null when it is done */
export async function refundPartsAgain(strapi: Core.Strapi, orderId: number, who: By): Promise<Refusal | null> {
  const order = await orders(strapi).findOne({ where: { id: orderId } });
  const payment = await payments(strapi).findOne({ where: { orderId, refundFailedAt: { $notNull: true } } });
  if (!order || order.state === "refunded" || !payment) return "not-possible";
  const minor = (await agreedMinorOf(strapi, payment.id)) - payment.refundedMinor;
  if (minor <= 0) return "not-possible";
  // Each failure adds to the sum, and so needs a key of its own.
  const key = `${payment.key}:again-${String(payment.refundFailedMinor)}`;
  return refundAtProvider(strapi, payment, { key, minor, ...who });
}

async function rememberPart(
  strapi: Core.Strapi,
  orderId: number,
  { amountMinor, reason, refundedMinor }: PartialRefundRequest,
  { by, now }: By,
): Promise<PartialRefund | Refusal> {
  const order = await orders(strapi).findOne({ where: { id: orderId } });
  // Locks the order: a colleague waits here, and then sees another sum.
  if (!order || (await orders(strapi).updateMany({ id: orderId, state: order.state }, { state: order.state })) === 0)
    return "not-possible";
  const payment = partlyRefundable(order, await payments(strapi).findMany({ where: { orderId } }));
  const earlier = payment && (await partialRefunds(strapi).findMany({ where: { paymentId: payment.id } }));
  const isAsNobodyTouchedIt =
    payment?.refundedMinor === refundedMinor && earlier?.every(({ state }) => state !== "asked");
  if (!payment || !isAsNobodyTouchedIt) return "not-possible";
  if (amountMinor > mostOfPart(payment)) return "more-than-left";
  return partialRefunds(strapi).create({
    orderId,
    paymentId: payment.id,
    key: `${payment.key}:part-${String((earlier?.length ?? 0) + 1)}`,
    amountMinor,
    reason,
    by,
    state: "asked",
    askedAt: now,
  });
}

/** The booking marks it as done, whoever notices the refund first. */
async function sendPart(strapi: Core.Strapi, part: PartialRefund, now: Date): Promise<Refusal | null> {
  const { id, paymentId, key, amountMinor: minor, by } = part;
  const payment = await payments(strapi).findOne({ where: { id: paymentId } });
  if (!payment) return "provider-unreachable";
  const refusal = await refundAtProvider(strapi, payment, { key, minor, by, now });
  if (refusal === "provider-refused")
    await partialRefunds(strapi).updateMany({ id, state: "asked" }, { state: "refused" });
  return refusal;
}
