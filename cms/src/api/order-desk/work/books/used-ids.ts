import type { Core } from "@strapi/strapi";
import type { BookFinding } from "@wren/domain";
import { ORDER_ROWS } from "./order-rows";

/** Columns that refer to the ids of these tables. */
const NAMED_IN: Record<string, readonly (readonly [table: string, column: string])[]> = {
  orders: ORDER_ROWS.map(({ name }) => [name, "order_id"]),
  subscriptions: [
    ["subscription_events", "subscription_id"],
    ["subscription_reminders", "subscription_id"],
    ["email_changes", "subscription_id"],
  ],
};

/**
 * Tables that would reuse the id of a deleted row. Strapi creates every SQLite table with AUTOINCREMENT; one without it
 * was rebuilt by another tool.
 */
export async function findReusableIds(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  if (!isSqlite(strapi)) return [];
  const tables: { name: string; sql: string }[] = await strapi.db
    .connection("sqlite_master")
    .where({ type: "table" })
    .orderBy("name")
    .select("name", "sql");
  return tables
    .filter(({ sql }) => /[`"(\s]id\W+integer/i.test(sql) && !/autoincrement/i.test(sql))
    .slice(0, limit)
    .map(({ name }) => {
      return {
        kind: "ids-reusable",
        table: name,
        rowId: null,
        orderId: null,
        orderNumber: null,
        paymentKey: null,
      };
    });
}

/**
 * Keeps SQLite from giving a new order or subscription the id of a lost one that other rows still refer to: its counter
 * rolls back with a transaction, and restarts at the largest remaining id when Strapi rebuilds a table. PostgreSQL's
 * does neither.
 */
export async function skipNamedIds(strapi: Core.Strapi): Promise<void> {
  if (!isSqlite(strapi)) return;
  const db = strapi.db.connection;
  for (const [name, columns] of Object.entries(NAMED_IN)) {
    let seq = 0;
    for (const [table, column] of columns) {
      const [row]: { highest: number | null }[] = await db(table).max({ highest: column });
      seq = Math.max(seq, row?.highest ?? 0);
    }
    const [counter]: { seq: number }[] = await db("sqlite_sequence").where({ name }).select("seq");
    if (!counter && seq > 0) await db("sqlite_sequence").insert({ name, seq });
    else await db("sqlite_sequence").where({ name }).where("seq", "<", seq).update({ seq });
  }
}

function isSqlite(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === "sqlite";
}
