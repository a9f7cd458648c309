import type { Core } from "@strapi/strapi";
import type { CartLine } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { inTransaction } from "../../../platform/strapi-edges";

/** Below this the pages show the number left, so every sale changes them. */
const TOLD_BELOW = 10;

/**
 * Takes the articles from stock, or none of them, after others came back to it. Always in the same order, so that two
 * orders wait for each other and never both at once; each row is locked until the caller's transaction ends.
 * @returns false when there is too little; what came back stays
 */
export async function takeStock(
  strapi: Core.Strapi,
  lines: readonly CartLine[],
  returned: readonly CartLine[] = [],
): Promise<boolean> {
  const taken: CartLine[] = [];
  let isEnough = true;
  for (const sku of codesOf([...lines, ...returned])) {
    const back = unitsOf(returned, sku);
    const wanted = isEnough ? unitsOf(lines, sku) : 0;
    isEnough &&= await changeStock(strapi, { where: { code: sku }, by: back - wanted });
    if (isEnough) taken.push({ sku, quantity: wanted });
    else await changeStock(strapi, { where: { code: sku }, by: back });
  }
  if (!isEnough) await returnStock(strapi, taken);
  await tellOfLowStock(strapi, [...lines, ...returned]);
  return isEnough;
}

export async function returnStock(strapi: Core.Strapi, lines: readonly CartLine[]): Promise<void> {
  for (const sku of codesOf(lines)) await changeStock(strapi, { where: { code: sku }, by: unitsOf(lines, sku) });
  await tellOfLowStock(strapi, lines);
}

function codesOf(lines: readonly CartLine[]): string[] {
  return [...new Set(lines.map(({ sku }) => sku))].sort();
}

function unitsOf(lines: readonly CartLine[], code: string): number {
  return lines.reduce((sum, { sku, quantity }) => sum + (sku === code ? quantity : 0), 0);
}

type StockChange = { where: { code: string } | { documentId: string }; by: number };

/**
 * Adds to the stock, or takes from it. The database computes the sum, so that no concurrent sale is lost.
 * @returns false when the stock is smaller than the amount to take, or when there is no such article
 */
export async function changeStock(strapi: Core.Strapi, { where, by }: StockChange): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = strapi.db.connection("skus").transacting(trx).where(toColumns(where));
    return (await rows.where("stock", ">=", Math.max(0, -by)).increment("stock", by)) > 0;
  });
}

function toColumns(where: StockChange["where"]) {
  return "code" in where ? where : { document_id: where.documentId };
}

/** Announces low stock itself, because listeners for content changes do not see this kind of write. */
async function tellOfLowStock(strapi: Core.Strapi, lines: readonly CartLine[]): Promise<void> {
  const isLow = await inTransaction(strapi, async ({ trx }) => {
    const rows = strapi.db.connection("skus").transacting(trx);
    const codes = lines.map(({ sku }) => sku);
    return (await rows.whereIn("code", codes).where("stock", "<", TOLD_BELOW).first("id")) !== undefined;
  });
  if (isLow) await changeService(strapi).announce("sku");
}
