import type { Core } from "@strapi/strapi";
import type { IsoDay, Sale, SoldLine } from "@wren/domain";
import { orders, type Order } from "../../orders/work/rows";
import { during } from "./during";

export type PaidOrder = Pick<Order, "id" | "state" | "currency" | "lines" | "services"> & { paidAt: Date };

export async function readPaidOn(strapi: Core.Strapi, day: IsoDay): Promise<PaidOrder[]> {
  const rows = await orders(strapi).findMany({
    where: { paidAt: during(day) },
    select: ["id", "state", "currency", "lines", "services", "paidAt"],
  });
  return rows.flatMap(({ paidAt, ...order }) => (paidAt === null ? [] : [{ ...order, paidAt: new Date(paidAt) }]));
}

/** A refund takes a sale back; what was paid late is none until staff deliver after all. */
export function isSold({ state }: PaidOrder): boolean {
  return state === "paid" || state === "shipped" || state === "fulfilled";
}

/** Without shipping, which is no product. */
export function saleOf({ paidAt, currency, lines, services }: PaidOrder): Sale {
  const articles = lines.map(({ productSlug: slug, name, quantity: units, totalMinor: minor }): SoldLine => {
    return { slug, name, units, minor };
  });
  const given = services.map(({ slug, name, price }): SoldLine => {
    return { slug, name, units: 1, minor: price.totalMinor };
  });
  return { paidAt, currency, lines: [...articles, ...given] };
}
