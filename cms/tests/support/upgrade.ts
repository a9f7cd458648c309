import { expect, vi } from "vitest";
import { bootAt, forgetBoot, requireBuilt, type BootedCms } from "./boot";
import { createCaller } from "./call";
import { figuresOf, type Figures } from "./figures";
import { PLAYED_WALLET } from "./monero";
import { RECORDED_SECRETS, type Expected } from "./recorded";
import { place } from "./shop";

const LEFT_COLUMN = "left_column";

/**
 * Adds a column with data of which Strapi remembers that it made it, and which no content type has: what a removed
 * attribute leaves behind, and a newer release after a rollback.
 */
export function withLeftColumn(sql: string, json: { asText: string; fromText: (text: string) => string }): string {
  const [known, more] = ["secret_hash", LEFT_COLUMN].map((name) => `{"name":"${name}","type":"string",`);
  const remembered = json.fromText(
    `replace(${json.asText}, '${String(known)}', '${String(more)}"args":[]},${String(known)}')`,
  );
  return `${sql}
    alter table orders add column ${LEFT_COLUMN} varchar(255);
    update orders set ${LEFT_COLUMN} = 'kept';
    update strapi_database_schema set hash = 'another', schema = ${remembered};`;
}

/** Starts newest code on recorded data, and expects all of it to be there. */
export async function expectUpgraded(dataDir: string, databaseUrl: string, expected: Expected): Promise<void> {
  // Years later, retention would erase what is to be counted.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(expected.recordedAt), shouldAdvanceTime: true });
  const settings = { ...RECORDED_SECRETS, ...PLAYED_WALLET, DATABASE_URL: databaseUrl, SEED_DEMO_CONTENT: "false" };
  const cms = await bootAt(dataDir, settings);
  try {
    expect(await forgottenData(cms, expected.tables), "data that no code reads; its column needs a migration").toEqual(
      [],
    );
    const figures = await figuresOf(cms.strapi, Object.keys(expected.tables));
    const [growing, fixed] = splitByGrowth(expected.tables);
    expect(figures).toMatchObject(fixed);
    for (const [table, { rows }] of Object.entries(growing))
      expect(figures[table]?.rows, table).toBeGreaterThanOrEqual(rows);
    expect(await missingValues(cms, expected.tables), "a new column that the code expects to be filled").toEqual([]);
    const kept = await cms.strapi.db.connection("orders").where({ [LEFT_COLUMN]: "kept" });
    expect(kept).toHaveLength(expected.orders.length);
    await expectOrders(cms, expected.orders);
    expect(await auditOf(cms)).toEqual([]);
    await place(createCaller(() => cms.url));
  } finally {
    await cms.stop();
    forgetBoot();
    vi.useRealTimers();
  }
}

/** A start adds the pages that a site needs and that are missing, such as those of a later release. */
const GROWING = ["pages", "pages_cmps", "components_blocks_texts"];

function splitByGrowth(tables: Figures): [growing: Figures, fixed: Figures] {
  const pick = (isWanted: (table: string) => boolean): Figures =>
    Object.fromEntries(Object.entries(tables).filter(([table]) => isWanted(table)));
  return [pick((table) => GROWING.includes(table)), pick((table) => !GROWING.includes(table))];
}

/** Reads orders, payments, subscriptions and their history as the check of the books does. */
function auditOf({ strapi }: BootedCms) {
  const { auditBooks } = requireBuilt(
    "api/order-desk/work/books/audit-books",
  ) as typeof import("../../src/api/order-desk/work/books/audit-books");
  return auditBooks(strapi);
}

/** Names recorded tables and columns that hold data and that the present content types do not have. */
async function forgottenData({ strapi }: BootedCms, recorded: Figures): Promise<string[]> {
  const known = new Map(
    strapi.db.schema.schema.tables.map(({ name, columns }) => [name, columns.map((it) => it.name)]),
  );
  const knex = strapi.db.connection;
  const forgotten: string[] = [];
  for (const [table, { columns }] of Object.entries(recorded)) {
    const names = Object.keys(columns).filter((column) => !known.get(table)?.includes(column));
    for (const column of names) {
      const isLeft = await knex.schema.hasColumn(table, column);
      if (isLeft && (await knex(table).whereNotNull(column).first())) forgotten.push(`${table}.${column}`);
    }
  }
  return forgotten;
}

/** Names columns that rows of then leave empty, though a row of now must have a value. */
async function missingValues({ strapi }: BootedCms, recorded: Figures): Promise<string[]> {
  const missing: string[] = [];
  for (const { uid, collectionName: table, attributes, options } of Object.values(strapi.contentTypes)) {
    // Drafts may be incomplete.
    if (!(table in recorded) || options?.draftAndPublish) continue;
    for (const [name, { required }] of Object.entries<{ required?: boolean }>(attributes)) {
      const column = strapi.db.metadata.get(uid).attributes[name];
      if (!required || !column || !("columnName" in column) || !column.columnName) continue;
      const isEmpty = await strapi.db.connection(table).whereNull(column.columnName).first();
      if (isEmpty) missing.push(`${String(table)}.${column.columnName}`);
    }
  }
  return missing;
}

/** The link of an order is not stored: mails derive it again from the order and the installation's secret. */
async function expectOrders({ strapi, url }: BootedCms, orders: Expected["orders"]): Promise<void> {
  const { orderSecret } = requireBuilt(
    "api/orders/work/order-secret",
  ) as typeof import("../../src/api/orders/work/order-secret");
  const call = createCaller(() => url);
  for (const { number, secret, ...facts } of orders) {
    const order = await strapi.db.query("api::orders.order").findOne({ where: { number } });
    expect(orderSecret(order)).toBe(secret);
    const { status, body } = await call("shop/orders/look-up", { body: { secret } });
    expect({ status, body }).toMatchObject({ status: 200, body: { number, ...facts } });
  }
}
