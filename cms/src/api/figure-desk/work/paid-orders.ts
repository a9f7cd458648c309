import type { Core } from "@strapi/strapi";
import type { IsoDay, Sale, SoldLine } from "@wren/domain";
import { orders, type Order } from "../../orders/work/rows";
import { sumRefunds } from "../../payments/work/refunds";
import { during } from "./during";

export type PaidOrder = Pick<Order, "id" | "state" | "currency" | "lines" | "services" | "totalMinor"> & {
  paidAt: Date;
  refundedMinor: number;
};

export async function readPaidOn(strapi: Core.Strapi, day: IsoDay): Promise<PaidOrder[]> {
  const rows = await orders(strapi).findMany({
    where: { paidAt: during(day) },
    select: ["id", "state", "currency", "lines", "services", "totalMinor", "paidAt"],
  });
  const refunds = await sumRefunds(strapi, rows);
  return rows.flatMap(({ paidAt, ...order }) =>
    paidAt === null ? [] : [{ ...order, paidAt: new Date(paidAt), refundedMinor: refunds.get(order.id) ?? 0 }],
  );
}

/** A refund takes a sale back; what was paid late is none until staff deliver after all. */
export function isSold({ state }: PaidOrder): boolean {
  return state === "paid" || state === "shipped" || state === "fulfilled";
}

/** Without shipping, which is no product. A part that went back is taken off everything in the order alike. */
export function saleOf({ paidAt, currency, lines, services, totalMinor, refundedMinor }: PaidOrder): Sale {
  const kept = (minor: number) => minor - (totalMinor === 0 ? 0 : Math.round((minor * refundedMinor) / totalMinor));
  const articles = lines.map(({ productSlug: slug, name, quantity: units, totalMinor: minor }): SoldLine => {
    return { slug, name, units, minor: kept(minor) };
  });
  const given = services.map(({ slug, name, price }): SoldLine => {
    return { slug, name, units: 1, minor: kept(price.totalMinor) };
  });
  return { paidAt, currency, lines: [...articles, ...given] };
}
