import type { Core } from "@strapi/strapi";
import type { CartLine, StaffMovementKind, StockMovementKind } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { clock } from "../../../platform/process/clock";
import type { Data } from "../../../platform/rows/table";
import { inTransaction, type Transaction } from "../../../platform/strapi-edges";
import { stockMovements, type StockMovementRow } from "./rows";

/** Below this the pages show the number left, so every sale changes them. */
const TOLD_BELOW = 10;

/** The articles of an order. */
export type OrderedArticles = { number: string; lines: readonly CartLine[] };

/**
 * Takes an order's articles from stock, or none of them, after those of other orders came back to it.
 * @returns false when there is too little; what came back stays
 */
export async function takeStock(
  strapi: Core.Strapi,
  order: OrderedArticles,
  gaveWay: readonly OrderedArticles[] = [],
): Promise<boolean> {
  return exchange(strapi, { released: gaveWay, wanted: order, isTaken: true });
}

/** Like `takeStock` for an order that keeps nothing: what it wants is left in stock. */
export async function findInStock(
  strapi: Core.Strapi,
  order: OrderedArticles,
  gaveWay: readonly OrderedArticles[],
): Promise<boolean> {
  return exchange(strapi, { released: gaveWay, wanted: order, isTaken: false });
}

export async function returnStock(strapi: Core.Strapi, orders: readonly OrderedArticles[]): Promise<void> {
  await exchange(strapi, { released: orders, wanted: { number: "", lines: [] }, isTaken: false });
}

type Exchange = { released: readonly OrderedArticles[]; wanted: OrderedArticles; isTaken: boolean };

async function exchange(strapi: Core.Strapi, { released, wanted, isTaken }: Exchange): Promise<boolean> {
  const back = released.flatMap(({ lines }) => lines);
  return inTransaction(strapi, async (transaction) => {
    const articles = await lockArticles(strapi, transaction, { codes: codesOf([...back, ...wanted.lines]) });
    const isEnough = codesOf(wanted.lines).every((code) => {
      const stock = articles.find((article) => article.code === code)?.stock ?? 0;
      return stock + unitsOf(back, code) >= unitsOf(wanted.lines, code);
    });
    const sold = isEnough && isTaken ? [wanted] : [];
    for (const article of articles) {
      const move = (kind: StockMovementKind, sign: 1 | -1, orders: readonly OrderedArticles[]) =>
        orders.map(({ number, lines }) => ({ kind, change: sign * unitsOf(lines, article.code), orderNumber: number }));
      const moves = [...move("released", 1, released), ...move("sold", -1, sold)];
      await writeMoves(
        strapi,
        transaction,
        article,
        moves.filter(({ change }) => change !== 0),
      );
    }
    if (articles.some(({ stock }) => stock < TOLD_BELOW)) await changeService(strapi).announce("sku");
    return isEnough;
  });
}

type StaffMovement = {
  kind: StaffMovementKind;
  reason: string;
  who: string;
  key: string;
  /** Computes the change from the article as it is while nobody else can sell it. */
  changeOf: (article: { code: string; stock: number }) => Promise<number>;
};

/**
 * Records a movement of staff. One that is sent again counts once.
 * @returns the refusal, or null when it counted
 */
export async function moveStock(
  strapi: Core.Strapi,
  articleId: string,
  { changeOf, ...movement }: StaffMovement,
): Promise<"not-found" | "too-few-left" | null> {
  return inTransaction(strapi, async (transaction) => {
    const [article] = await lockArticles(strapi, transaction, { articleId });
    if (!article) return "not-found";
    if (await stockMovements(strapi).findOne({ where: { key: movement.key } })) return null;
    const change = await changeOf(article);
    if (article.stock + change < 0) return "too-few-left";
    await writeMoves(strapi, transaction, article, [{ ...movement, change }]);
    await changeService(strapi).announce("sku");
    return null;
  });
}

/** Records the stock that an article begins with. */
export async function openStock(
  strapi: Core.Strapi,
  { articleId, stock, who }: { articleId: string; stock: number; who: string | null },
): Promise<void> {
  const at = clock.now();
  await stockMovements(strapi).create({ articleId, at, kind: "opening", change: stock, stockAfter: stock, who });
}

/** Gives articles from before there were movements the one that they begin with. */
export async function openStocks(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const recorded = db("stock_movements").select("article_id");
  const articles: { document_id: string; stock: number }[] = await db("skus")
    .whereNotIn("document_id", recorded)
    .select("document_id", "stock");
  for (const { document_id: articleId, stock } of articles) await openStock(strapi, { articleId, stock, who: null });
}

type Article = { id: number; articleId: string; code: string; stock: number };

/**
 * Locks articles until the caller's transaction ends, always in the same order, so that two orders wait for each other
 * and never both at once. SQLite has one writer at a time anyway.
 */
async function lockArticles(
  strapi: Core.Strapi,
  { trx }: Transaction,
  which: { codes: readonly string[] } | { articleId: string },
): Promise<Article[]> {
  const rows = strapi.db.connection("skus").transacting(trx);
  const wanted = "codes" in which ? rows.whereIn("code", which.codes) : rows.where({ document_id: which.articleId });
  return wanted.orderBy("code").forUpdate().select("id", "code", "stock", { articleId: "document_id" });
}

type Move = Pick<Data<StockMovementRow>, "reason" | "who" | "orderNumber" | "key"> & {
  kind: StockMovementKind;
  change: number;
};

/** The only place that changes the stock of an article: each change has its movement, in the same transaction. */
async function writeMoves(strapi: Core.Strapi, { trx }: Transaction, article: Article, moves: Move[]): Promise<void> {
  if (moves.length === 0) return;
  const at = clock.now();
  const { id, articleId } = article;
  const before = article.stock;
  const rows = moves.map((move) => {
    article.stock += move.change;
    return { ...move, articleId, at, stockAfter: article.stock };
  });
  const by = article.stock - before;
  await strapi.db.connection("skus").transacting(trx).where({ id }).increment("stock", by);
  await stockMovements(strapi).createMany(rows);
}

function codesOf(lines: readonly CartLine[]): string[] {
  return [...new Set(lines.map(({ sku }) => sku))];
}

function unitsOf(lines: readonly CartLine[], code: string): number {
  return lines.reduce((sum, { sku, quantity }) => sum + (sku === code ? quantity : 0), 0);
}
