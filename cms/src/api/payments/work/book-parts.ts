import type { Core } from "@strapi/strapi";
import { decimalOf } from "@wren/domain";
import { isTestShop } from "../../../platform/test-mode";
import { sendOrderMail } from "../../orders/work/order-mails";
import { announceOrder } from "../../orders/work/order-news";
import { orders } from "../../orders/work/rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import { partialRefunds, type Payment } from "./rows";

/**
 * Books the parts that staff asked for and the provider has refunded, within the caller's transaction: each is on the
 * timeline and told to the buyer once.
 * @returns their sum
 */
export async function bookParts(
  strapi: Core.Strapi,
  { id: paymentId, orderId, currency }: Payment,
  { refundKeys, now }: { refundKeys: readonly string[]; now: Date },
): Promise<number> {
  const rows = partialRefunds(strapi);
  const asked = await rows.findMany({ where: { paymentId, state: "asked", key: { $in: refundKeys } } });
  const order = asked.length === 0 ? null : await orders(strapi).findOne({ where: { id: orderId } });
  if (!order) return 0;
  let sumMinor = 0;
  for (const { id, amountMinor, reason, by } of asked) {
    if ((await rows.updateMany({ id, state: "asked" }, { state: "done" })) === 0) continue;
    const note = `${decimalOf(amountMinor)} ${currency.toUpperCase()}: ${reason}`;
    await addTimelineEntry(strapi, orderId, { kind: "part-refunded", at: now, by, note });
    await sendOrderMail(strapi, "part-refunded", order, { isTest: isTestShop(strapi), refundedMinor: amountMinor });
    sumMinor += amountMinor;
  }
  await announceOrder(strapi, order);
  return sumMinor;
}

/** Sum of the parts that staff agreed to send back. */
export async function agreedMinorOf(strapi: Core.Strapi, paymentId: number): Promise<number> {
  const agreed = await partialRefunds(strapi).findMany({ where: { paymentId, state: { $ne: "refused" } } });
  return agreed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
