import type { Core } from "@strapi/strapi";
import type { Order } from "../shop/rows";
import { moneroPayments, type MoneroPaymentRow } from "./rows";

/** The newest address of an order. */
export async function findPaymentOf(strapi: Core.Strapi, { id }: Pick<Order, "id">): Promise<MoneroPaymentRow | null> {
  const [row] = await moneroPayments(strapi).findMany({ where: { orderId: id }, orderBy: { id: "desc" }, limit: 1 });
  return row ?? null;
}
