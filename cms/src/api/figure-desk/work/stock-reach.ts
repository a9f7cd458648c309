import type { Core } from "@strapi/strapi";
import { reachDaysOf, type StockReach } from "@wren/domain";
import { table } from "../../../platform/rows/table";
import type { PaidOrder } from "./paid-orders";

type SkuRow = { code: string; stock: number; active: boolean };

/** Days for which the articles of the shop last at the rate of these sales, those first that end soonest. */
export async function readStockReach(strapi: Core.Strapi, sold: readonly PaidOrder[]): Promise<StockReach[]> {
  const units = new Map<string, number>();
  for (const { lines } of sold) for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  const skus = await table<SkuRow>(strapi, "api::sku.sku").findMany({
    where: { active: true },
    orderBy: { code: "asc" },
    select: ["code", "stock"],
  });
  const reach = skus.map(({ code, stock }) => {
    const soldUnits = units.get(code) ?? 0;
    return { code, stock, soldUnits, reachDays: reachDaysOf({ stock, soldUnits }) };
  });
  const rank = ({ reachDays }: StockReach) => reachDays ?? Number.MAX_SAFE_INTEGER;
  return reach.toSorted((one, other) => rank(one) - rank(other));
}
