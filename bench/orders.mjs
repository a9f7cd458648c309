// `npm run bench:orders`: the cost of placing an order without the payment provider, on SQLite and on PostgreSQL: as a
// ratio to a bare insert of the same rows in one transaction, measured in turns in the same run.
import { randomUUID } from "node:crypto";
import { exitWith } from "../scripts/lib/failure.mjs";
import { onBothDatabases } from "./lib/both-databases.mjs";
import { checkoutRequest } from "./lib/checkout.mjs";
import { built, withStrapi } from "./lib/cms.mjs";
import { withOwnKeys, withText } from "./lib/copy-row.mjs";
import { figure, print } from "./lib/report.mjs";

const ROUNDS = 12;
const ORDERS_A_ROUND = 40;
const WARM_UP_ROUNDS = 2;
const SKU = "WREN-ONE-GRAPHITE";
const TABLES = ["orders", "order_events", "mails"];

await exitWith(() =>
  onBothDatabases(import.meta.url, ({ name, databaseUrl }) =>
    withStrapi(databaseUrl, (strapi) => compare(name, strapi)),
  ),
);

/**
 * @param {string} name
 * @param {any} strapi
 */
async function compare(name, strapi) {
  const { placeOrder, quote } = built("api/checkout/work/place-order");
  await strapi.db.connection("skus").where({ code: SKU }).update({ stock: 1_000_000 });
  // Stops sending mails, which are not measured.
  await built("platform/mail/mail-service").mailService(strapi).stop();
  const lines = [{ sku: SKU, quantity: 1 }];
  const { totalMinor } = await quote(strapi, { currency: "chf", country: "CH", lines, services: [] }, new Date());
  const request = () => checkoutRequest(lines, { totalMinor, paymentMethod: "card" });
  const place = () => placeOrder(strapi, request(), { visitor: randomUUID(), now: new Date() });
  const example = await place();
  const insert = await bareInsert(strapi, example.id);

  /** @type {number[]} */
  const placing = [];
  /** @type {number[]} */
  const inserting = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const [placed, inserted] = [await timeEach(place), await timeEach(insert)];
    if (round < WARM_UP_ROUNDS) continue;
    placing.push(...placed);
    inserting.push(...inserted);
  }
  const [order, bare] = [quantile(placing, 0.5), quantile(inserting, 0.5)];
  print({
    label: `orders on ${name}`,
    value: `${(1000 / order).toFixed(0)} a second, ${quantile(placing, 0.95).toFixed(1)} ms for 95 of 100`,
    isKept: true,
  });
  print(
    figure(`  of a bare insert (${bare.toFixed(1)} ms) on ${name}`, order / bare, {
      atMost: 5,
      unit: " times",
      digits: 1,
    }),
  );
}

/**
 * Inserts the rows of an order again with other keys, and updates its article's stock: the minimum for any shop.
 * @param {any} strapi
 * @param {number} orderId
 */
async function bareInsert(strapi, orderId) {
  const db = strapi.db.connection;
  const [order] = await db("orders").where({ id: orderId });
  const [event] = await db("order_events").where({ order_id: orderId });
  const [mail] = await db("mails").where("to", order.email).orderBy("id", "desc").limit(1);
  const rows = [order, event, mail].map(withText);
  return () =>
    db.transaction(async (/** @type {any} */ trx) => {
      await trx("skus").where({ code: SKU }).where("stock", ">=", 1).increment("stock", -1);
      for (const [index, table] of TABLES.entries()) await trx(table).insert(withOwnKeys(rows[index]));
    });
}

/** @param {() => Promise<unknown>} work */
async function timeEach(work) {
  const times = [];
  for (let n = 0; n < ORDERS_A_ROUND; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
