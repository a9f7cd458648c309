import type { Core } from "@strapi/strapi";
import type { Order } from "../../orders/work/rows";
import type { OrderAddresses } from "./find-transaction";
import { moneroPayments, type MoneroPaymentRow } from "./rows";

/** All addresses of an order, newest first: a buyer who returns to Monero from another method gets a new one. */
export async function findAddressesOf(strapi: Core.Strapi, { id }: Pick<Order, "id">): Promise<OrderAddresses | null> {
  const [newest, ...older] = await moneroPayments(strapi).findMany({ where: { orderId: id }, orderBy: { id: "desc" } });
  return newest ? [newest, ...older] : null;
}

export async function findPaymentOf(strapi: Core.Strapi, order: Pick<Order, "id">): Promise<MoneroPaymentRow | null> {
  return (await findAddressesOf(strapi, order))?.[0] ?? null;
}
