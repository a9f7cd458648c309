import type { Core } from "@strapi/strapi";

/** Sold out after a few checkouts: whoever still wants it tries to oversell it. */
const SCARCE_SKU = "CASE-RED";
/** More than any checkout takes of one article. */
const MOST_PER_CHECKOUT = 3;

/** Enough for everybody of everything but the scarce article. @returns what there is of each in the beginning */
export async function stockUp(strapi: Core.Strapi, checkouts: number): Promise<Map<string, number>> {
  const skus = strapi.db.query("api::sku.sku");
  await skus.updateMany({ where: { code: { $ne: SCARCE_SKU } }, data: { stock: checkouts * MOST_PER_CHECKOUT } });
  const all: { code: string; stock: number }[] = await skus.findMany({});
  return new Map(all.map(({ code, stock }) => [code, stock]));
}
