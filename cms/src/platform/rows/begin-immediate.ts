import type { Core } from "@strapi/strapi";

/** Knex's `Transaction` with the parts that its type declarations leave out. */
type KnexTransaction = {
  begin(connection: unknown): Promise<unknown>;
  query(connection: unknown, sql: string): Promise<unknown>;
};

type KnexClient = { transaction(...args: unknown[]): KnexTransaction };

/**
 * Makes every SQLite transaction acquire the write lock when it begins, and wait for it (`busy_timeout`). One that
 * reads first and writes later would be refused at once when another process has written in between.
 */
export function beginTransactionsAsWriter(strapi: Core.Strapi): void {
  if (strapi.db.dialect.client !== "sqlite") return;
  const client = strapi.db.connection.client as KnexClient;
  const create = client.transaction.bind(client);
  client.transaction = (...args) => {
    const transaction = create(...args);
    transaction.begin = (connection) => transaction.query(connection, "BEGIN IMMEDIATE;");
    return transaction;
  };
}
