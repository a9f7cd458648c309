import type { Core } from "@strapi/strapi";
import type { BookFinding } from "@wren/domain";
import { readInSlices, type IdRange } from "./in-slices";

type OrderRows = {
  name: string;
  /** Column with the time of the row: never before its order was placed. */
  at: string;
  /** The table has the key of a payment, which begins with the number of its order. */
  hasKey?: true;
  /** Staff and the demo content create such rows without an order. */
  mayLackOrder?: true;
};

/** Every table that refers to an order by its id. None of these rows is ever erased. */
export const ORDER_ROWS: readonly OrderRows[] = [
  { name: "payments", at: "opened_at", hasKey: true },
  { name: "partial_refunds", at: "asked_at", hasKey: true },
  { name: "monero_payments", at: "created_at", hasKey: true },
  { name: "monero_claims", at: "claimed_at" },
  { name: "order_events", at: "at" },
  { name: "subscriptions", at: "created_at", mayLackOrder: true },
  { name: "subscription_events", at: "at", mayLackOrder: true },
];

/** Tolerance for two requests of one checkout, and for the clocks of two machines. */
const SLACK_MS = 60_000;

/** Rows whose order is missing. */
export async function findOrderMissing(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const found: BookFinding[] = [];
  for (const { name, hasKey, mayLackOrder } of ORDER_ROWS) {
    const rows = await readInSlices<FoundRow>(strapi, { table: name, limit }, (ids) => {
      const lone = rowsOf(strapi, { name, hasKey, ids }).whereNull("orders.id");
      return mayLackOrder ? lone.whereNotNull(`${name}.order_id`) : lone;
    });
    found.push(...findingsFrom("order-missing", name, rows));
  }
  return found.slice(0, limit);
}

/** Rows of a lost order whose id another order has now. */
export async function findOtherOrder(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const placedAt = earlier(strapi, "orders.placed_at");
  const found: BookFinding[] = [];
  for (const { name, at, hasKey } of ORDER_ROWS) {
    const isOther = [`${name}.${at} < ${placedAt}`];
    if (hasKey) isOther.push(`substr(${name}.key, 1, length(orders.number) + 1) <> orders.number || ':'`);
    if (name === "monero_payments") isOther.push(`${name}.reference <> orders.number`);
    const rows = await readInSlices<FoundRow>(strapi, { table: name, limit }, (ids) =>
      rowsOf(strapi, { name, hasKey, ids })
        .whereNotNull("orders.id")
        .whereRaw(`(${isOther.join(" or ")})`),
    );
    found.push(...findingsFrom("other-order", name, rows));
  }
  return found.slice(0, limit);
}

type FoundRow = Omit<BookFinding, "kind" | "table">;

function findingsFrom(kind: BookFinding["kind"], table: string, rows: FoundRow[]): BookFinding[] {
  return rows.map((row) => ({ kind, table, ...row }));
}

function rowsOf(strapi: Core.Strapi, { name, hasKey, ids }: { name: string; hasKey?: true; ids: IdRange }) {
  const db = strapi.db.connection;
  return db(name)
    .leftJoin("orders", "orders.id", `${name}.order_id`)
    .whereBetween(`${name}.id`, ids)
    .orderBy(`${name}.id`)
    .select({
      rowId: `${name}.id`,
      orderId: `${name}.order_id`,
      orderNumber: "orders.number",
      paymentKey: hasKey ? `${name}.key` : db.raw("null"),
    });
}

/** SQLite stores an instant as milliseconds, PostgreSQL as a timestamp. */
function earlier(strapi: Core.Strapi, column: string): string {
  const isPostgres = strapi.db.dialect.client === "postgres";
  return isPostgres ? `${column} - interval '${String(SLACK_MS)} milliseconds'` : `${column} - ${String(SLACK_MS)}`;
}
