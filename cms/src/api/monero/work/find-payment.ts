import type { Core } from "@strapi/strapi";
import type { Order } from "../../orders/work/rows";
import type { OrderAddresses } from "./find-transaction";
import { moneroPayments, type MoneroPaymentRow } from "./rows";

/** All addresses of an order, newest first: who chooses Monero again after another way to pay gets a new one. */
export async function findAddressesOf(strapi: Core.Strapi, { id }: Pick<Order, "id">): Promise<OrderAddresses | null> {
  const [newest, ...older] = await moneroPayments(strapi).findMany({ where: { orderId: id }, orderBy: { id: "desc" } });
  return newest ? [newest, ...older] : null;
}

/** The newest address of an order. */
export async function findPaymentOf(strapi: Core.Strapi, order: Pick<Order, "id">): Promise<MoneroPaymentRow | null> {
  return (await findAddressesOf(strapi, order))?.[0] ?? null;
}
