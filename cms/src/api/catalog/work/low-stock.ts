import type { Core } from "@strapi/strapi";
import { DEFAULT_LOW_STOCK } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** At this stock or below, staff are told to order more. */
export async function readLowStockAt(strapi: Core.Strapi): Promise<number> {
  const shop = await table<{ lowStockAt: number | null }>(strapi, "api::shop.shop").findOne({ where: {} });
  return shop?.lowStockAt ?? DEFAULT_LOW_STOCK;
}

/** An article that is not in the shop needs no more of it. */
export function isLowStock({ stock, active }: { stock: number; active: boolean }, lowStockAt: number): boolean {
  return active && stock <= lowStockAt;
}

export async function countLowStock(strapi: Core.Strapi): Promise<number> {
  const where = { active: true, stock: { $lte: await readLowStockAt(strapi) } } as const;
  return table<{ active: boolean; stock: number }>(strapi, "api::sku.sku").count(where);
}
