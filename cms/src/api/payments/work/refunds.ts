import type { Core } from "@strapi/strapi";
import { payments } from "./rows";

/** Money that went back to the buyers of these orders, by the order's id. */
export async function sumRefunds(strapi: Core.Strapi, orderIds: number[]): Promise<Map<number, number>> {
  const found = await payments(strapi).findMany({ where: { orderId: { $in: orderIds } } });
  const sums = new Map<number, number>();
  for (const { orderId, refundedMinor } of found) sums.set(orderId, (sums.get(orderId) ?? 0) + refundedMinor);
  return sums;
}
