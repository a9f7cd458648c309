import type { Core } from "@strapi/strapi";
import { refundedOfPrice } from "@wren/domain";
import type { Order } from "../../orders/work/rows";
import { payments } from "./rows";

/** Money of their price that went back to the buyers of these orders, by the order's id. */
export async function sumRefunds(
  strapi: Core.Strapi,
  orders: readonly Pick<Order, "id" | "totalMinor">[],
): Promise<Map<number, number>> {
  const found = await payments(strapi).findMany({ where: { orderId: { $in: orders.map(({ id }) => id) } } });
  const sumOf = ({ id, totalMinor }: Pick<Order, "id" | "totalMinor">) =>
    refundedOfPrice(
      totalMinor,
      found.filter(({ orderId }) => orderId === id),
    );
  return new Map(orders.map((order) => [order.id, sumOf(order)]));
}
