import type { Core } from "@strapi/strapi";
import type { CartLine } from "@wren/domain";
import { changeService } from "../../api/change/services/change";
import { inTransaction } from "../strapi-edges";

/** Below this the pages say how many are left, so each one less is news. */
const TOLD_BELOW = 10;

/**
 * Takes the articles from stock, or none of them. Always in the same order, so that two orders wait for each other
 * and never both at once; each row is locked until the caller's transaction ends.
 * @returns false when there is too little: the caller must roll back
 */
export async function takeStock(strapi: Core.Strapi, lines: readonly CartLine[]): Promise<boolean> {
  for (const { sku, quantity } of inOrder(lines)) {
    const count = await changeStock(strapi, { sku, by: -quantity, atLeast: quantity });
    if (count === 0) return false;
  }
  await tellOfLowStock(strapi, lines);
  return true;
}

export async function returnStock(strapi: Core.Strapi, lines: readonly CartLine[]): Promise<void> {
  for (const { sku, quantity } of inOrder(lines)) await changeStock(strapi, { sku, by: quantity, atLeast: 0 });
  await tellOfLowStock(strapi, lines);
}

function inOrder(lines: readonly CartLine[]): CartLine[] {
  return [...lines].sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

type Change = { sku: string; by: number; atLeast: number };

async function changeStock(strapi: Core.Strapi, { sku, by, atLeast }: Change): Promise<number> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = strapi.db.connection("skus").transacting(trx).where({ code: sku });
    return rows.where("stock", ">=", atLeast).increment("stock", by);
  });
}

/** This way of writing is not seen by the listeners of content changes. */
async function tellOfLowStock(strapi: Core.Strapi, lines: readonly CartLine[]): Promise<void> {
  const isLow = await inTransaction(strapi, async ({ trx }) => {
    const rows = strapi.db.connection("skus").transacting(trx);
    const codes = lines.map(({ sku }) => sku);
    return (await rows.whereIn("code", codes).where("stock", "<", TOLD_BELOW).first("id")) !== undefined;
  });
  if (isLow) await changeService(strapi).announce("sku");
}
