import type { Core } from "@strapi/strapi";
import type { DeskArticle, DeskStock, DeskStockList } from "@wren/domain";
import { isLowStock, readLowStockAt } from "../../catalog/work/low-stock";
import { stockMovements } from "../../catalog/work/rows";
import { orders } from "../../orders/work/rows";
import { auditEntries } from "../../staff/work/rows";
import { table } from "../../../platform/rows/table";
import { readKeptUnits } from "./kept-units";

const PAGE_SIZE = 25;
const MOST_PRICE_CHANGES = 20;
const PRICE_FIELDS = ["priceChf", "priceUsd", "priceEur"] as const;

type SkuRow = { documentId: string; code: string; stock: number; active: boolean };

const skus = (strapi: Core.Strapi) => table<SkuRow>(strapi, "api::sku.sku");

export async function listStock(strapi: Core.Strapi): Promise<DeskStockList> {
  const rows = await skus(strapi).findMany({ where: {}, orderBy: { code: "asc" } });
  const [kept, lowStockAt] = [await readKeptUnits(strapi), await readLowStockAt(strapi)];
  return { articles: rows.map((row) => toDeskStock(row, { kept, lowStockAt })), lowStockAt };
}

/** An article's stock with a page of its movements, and the newest changes of its prices. */
export async function showArticle(strapi: Core.Strapi, articleId: string, page: number): Promise<DeskArticle | null> {
  const sku = await skus(strapi).findOne({ where: { documentId: articleId } });
  if (!sku) return null;
  const [kept, lowStockAt] = [await readKeptUnits(strapi), await readLowStockAt(strapi)];
  const where = { articleId };
  const rows = await stockMovements(strapi).findMany({
    where,
    orderBy: { id: "desc" },
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    ...toDeskStock(sku, { kept, lowStockAt }),
    movements: rows.map(({ id, at, kind, change, stockAfter, reason, who, orderNumber }) => {
      const before = stockAfter - change;
      return { id, at: new Date(at).toISOString(), kind, before, after: stockAfter, reason, who, orderNumber };
    }),
    total: await stockMovements(strapi).count(where),
    pageSize: PAGE_SIZE,
    priceChanges: await readPriceChanges(strapi, articleId),
    unpaidOrders: await countUnpaid(strapi, sku.code),
  };
}

function toDeskStock(
  { documentId, code, stock, active }: SkuRow,
  { kept, lowStockAt }: { kept: ReadonlyMap<string, number>; lowStockAt: number },
): DeskStock {
  const isLow = isLowStock({ stock, active }, lowStockAt);
  return { articleId: documentId, code, stock, kept: kept.get(code) ?? 0, isLow, isActive: active };
}

/** The prices' part of the audit trail. */
async function readPriceChanges(strapi: Core.Strapi, articleId: string): Promise<DeskArticle["priceChanges"]> {
  const entries = await auditEntries(strapi).findMany({
    where: { kind: "price", subjectId: `api::sku.sku ${articleId}` },
    orderBy: { id: "desc" },
    limit: MOST_PRICE_CHANGES,
  });
  return entries.flatMap(({ id, at, actorName, changes }) =>
    PRICE_FIELDS.flatMap((field) => {
      const change = changes.find((one) => one.field === field);
      if (!change) return [];
      const [before, after] = [minorOf(change.before), minorOf(change.after)];
      return [{ id, at: new Date(at).toISOString(), who: actorName, field, before, after }];
    }),
  );
}

function minorOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

async function countUnpaid(strapi: Core.Strapi, code: string): Promise<number> {
  const waiting = await orders(strapi).findMany({ where: { state: "awaiting_payment" }, select: ["lines"] });
  return waiting.filter(({ lines }) => lines.some(({ sku }) => sku === code)).length;
}
