import type { Core } from "@strapi/strapi";
import type { Span } from "@wren/domain";
import { moneroPayments, moneroTransfers } from "../../monero/work/rows";
import type { PaidOrder } from "./paid-orders";

/** From the first sight of a transaction until its order was paid, for those of these orders that Monero paid. */
export async function readMoneroSpans(strapi: Core.Strapi, paid: readonly PaidOrder[]): Promise<Span[]> {
  if (paid.length === 0) return [];
  const asked = await moneroPayments(strapi).findMany({
    where: { orderId: { $in: paid.map(({ id }) => id) }, state: "validated" },
    select: ["orderId", "subaddressIndex"],
  });
  if (asked.length === 0) return [];
  const transfers = await moneroTransfers(strapi).findMany({
    where: { subaddressIndex: { $in: asked.map(({ subaddressIndex }) => subaddressIndex) } },
    select: ["subaddressIndex", "seenAt"],
  });
  return asked.flatMap(({ orderId, subaddressIndex }) => {
    const order = paid.find(({ id }) => id === orderId);
    const seenMs = transfers
      .filter((transfer) => transfer.subaddressIndex === subaddressIndex)
      .map(({ seenAt }) => new Date(seenAt).getTime());
    return order && seenMs.length > 0 ? [{ from: new Date(Math.min(...seenMs)), until: order.paidAt }] : [];
  });
}
