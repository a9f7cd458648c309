import { createRequire } from "node:module";
import { inRoot } from "../paths.mjs";

/** @typedef {(sql: string) => Promise<Record<string, unknown>[]>} Query */

const requireOfCms = createRequire(inRoot("cms", "package.json"));

/** @param {string} databaseUrl @returns {Query} */
export function queryPostgres(databaseUrl) {
  const { Client } = requireOfCms("pg");
  return async (sql) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
}

/** @param {string} file @returns {Query} */
export function querySqlite(file) {
  const Database = requireOfCms("better-sqlite3");
  return async (sql) => {
    const database = new Database(file);
    const statement = database.prepare(sql);
    const rows = statement.reader ? statement.all() : (statement.run(), []);
    database.close();
    return rows;
  };
}

/** Enough of everything, so that no purchase fails for lack of phones. @param {Query} query */
export async function fillShelves(query) {
  await query("update skus set stock = 1000000");
}

/**
 * Looks for what visitors were told and is not so, and for mails sent twice.
 * @param {Query} query
 * @param {{ orders: string[], messages: string[], mails: string[] }} told
 */
export async function findLosses(query, { orders, messages, mails }) {
  const paid = new Set((await query("select number from orders where state = 'paid'")).map((row) => row.number));
  const stored = (await query("select text from messages")).map((row) => row.text);
  const messageIds = mails.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? raw);
  const losses = {
    "orders lost": orders.filter((number) => !paid.has(number)).length,
    "messages lost": messages.filter((text) => !stored.includes(text)).length,
    "messages stored twice": stored.length - new Set(stored).size,
    "mails sent twice": messageIds.length - new Set(messageIds).size,
  };
  const told = `${orders.length} orders, ${messages.length} messages, ${mails.length} mails`;
  const text = Object.entries(losses).map(([what, count]) => `${what}: ${count}`);
  return { text: `${told}; ${text.join(", ")}`, isNone: Object.values(losses).every((count) => count === 0) };
}
