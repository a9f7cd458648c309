// `npm run bench:growth`: what requests and jobs cost with a hundred orders, and with 100,000 orders, 50,000 subscriptions
// and 50,000 accounts, on SQLite and on PostgreSQL.
import { randomUUID } from "node:crypto";
import { exitWith } from "../scripts/lib/failure.mjs";
import { onBothDatabases } from "./lib/both-databases.mjs";
import { checkoutRequest } from "./lib/checkout.mjs";
import { built, packageOfCms, withStrapi } from "./lib/cms.mjs";
import { withOwnKeys, withText } from "./lib/copy-row.mjs";
import { print } from "./lib/report.mjs";

const FEW = 100;
const MANY = { orders: 100_000, others: 50_000 };
const YEAR_MS = 365 * 24 * 60 * 60_000;
const YEARS = 5;
const ROUNDS = 15;
/** A reader does not notice; SQLite stops everybody else for as long. */
const MOST_MS = 250;
const SKU = "WREN-ONE-GRAPHITE";

await exitWith(() =>
  onBothDatabases(import.meta.url, ({ name, databaseUrl }) =>
    withStrapi(databaseUrl, (strapi) => measure(name, strapi)),
  ),
);

/**
 * @param {string} name
 * @param {any} strapi
 */
async function measure(name, strapi) {
  // Stops sending mails, which are not measured.
  await built("platform/mail/mail-service").mailService(strapi).stop();
  await strapi.db.connection("skus").where({ code: SKU }).update({ stock: 1_000_000 });
  const examples = await makeExamples(strapi);
  await fill(strapi, examples, { orders: FEW, others: FEW });
  const before = await timeAll(strapi);
  await fill(strapi, examples, { orders: MANY.orders - FEW, others: MANY.others - FEW });
  if (name === "postgres") await strapi.db.connection.raw("analyze");
  const after = await timeAll(strapi);
  for (const [label, { ms }] of after) {
    const { ms: few = NaN, isRead = true } = before.get(label) ?? {};
    const value = `${few.toFixed(1)} ms, then ${ms.toFixed(1)} ms`;
    print({ label: `${label} on ${name}`, value, isKept: !isRead || ms <= MOST_MS });
  }
}

/** One paid and sent order with everything that belongs to it. @param {any} strapi */
async function makeExamples(strapi) {
  const { placeOrder, quote } = built("api/checkout/work/place-order");
  const lines = [{ sku: SKU, quantity: 1 }];
  const now = new Date();
  const { totalMinor } = await quote(strapi, { currency: "chf", country: "CH", lines, services: [] }, now);
  const request = checkoutRequest(lines, { totalMinor, paymentMethod: "card" });
  const { id } = await placeOrder(strapi, request, { visitor: randomUUID(), now });
  const keepUntil = new Date(now.getTime() + YEAR_MS);
  const order = { state: "shipped", paidAt: now, shippedAt: now, keepUntil, holdsStock: false };
  await strapi.db.query("api::orders.order").update({ where: { id }, data: order });
  await strapi.db.query("api::payments.payment").create({
    data: {
      ...{ orderId: id, attempt: 1, provider: "sandbox", method: "card", key: randomUUID(), ref: randomUUID() },
      ...{ state: "paid", amountMinor: totalMinor, currency: "chf", receivedMinor: totalMinor, refundedMinor: 0 },
      ...{ isTest: true, openedAt: now, expiresAt: now, nextCheckAt: now, checks: 1 },
    },
  });
  const db = strapi.db.connection;
  const email = `${randomUUID()}@example.org`;
  await strapi.db.query("plugin::users-permissions.user").create({
    data: { username: email, email, provider: "local", confirmed: true, blocked: false, publishedAt: now },
  });
  return {
    order: await db("orders").where({ id }).first(),
    event: await db("order_events").where({ order_id: id }).first(),
    payment: await db("payments").where({ order_id: id }).first(),
    mail: await db("mails").orderBy("id", "desc").first(),
    subscription: await db("subscriptions").first(),
    account: await db("up_users").where({ email }).first(),
  };
}

/**
 * @param {any} strapi
 * @param {Awaited<ReturnType<typeof makeExamples>>} examples
 * @param {{ orders: number, others: number }} counts
 */
async function fill(strapi, examples, counts) {
  const db = strapi.db.connection;
  const copies = (/** @type {any} */ row, /** @type {number} */ count, more = (/** @type {number} */ _n) => ({})) =>
    Array.from({ length: count }, (_, n) => ({ ...withOwnKeys(withText(row)), ...more(n) }));
  const insert = (/** @type {string} */ table, /** @type {object[]} */ rows) => db.batchInsert(table, rows, 20);
  const [{ id: lastId = 0 } = {}] = await db("orders").orderBy("id", "desc").limit(1).select("id");
  const isSqlite = strapi.db.dialect.client === "sqlite";
  const longAgo = () => {
    const at = new Date(Date.now() - Math.random() * YEARS * YEAR_MS);
    return isSqlite ? at.getTime() : at;
  };
  await insert(
    "orders",
    copies(examples.order, counts.orders, (n) => {
      const at = longAgo();
      return { id: lastId + n + 1, placed_at: at, paid_at: at, email: `buyer-${randomUUID()}@example.org` };
    }),
  );
  if (!isSqlite) await db.raw("select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))");
  const ofOrder = (/** @type {number} */ n) => ({ order_id: lastId + n + 1 });
  await insert("payments", copies(examples.payment, counts.orders, ofOrder));
  await insert("order_events", copies(examples.event, counts.orders, ofOrder));
  await insert(
    "mails",
    copies(examples.mail, counts.others, () => ({ state: "sent", next_try_at: null })),
  );
  await insert(
    "subscriptions",
    copies(examples.subscription, counts.others, () => ({ email: `buyer-${randomUUID()}@example.org` })),
  );
  await insert("up_users", copies(examples.account, counts.others));
}

/** @typedef {{ ms: number, isRead: boolean }} Timed the median; a job may take longer than a request */

/** @param {any} strapi @returns {Promise<Map<string, Timed>>} */
async function timeAll(strapi) {
  const { placeOrder, quote } = built("api/checkout/work/place-order");
  const { orderService } = built("api/checkout/work/order-service");
  const { listOrders } = built("api/order-desk/work/find-orders");
  const { countNeeds } = built("api/order-desk/work/attention");
  const { readShopFigures } = built("api/figure-desk/work/shop-figures");
  const { listSubscriptions } = built("api/subscription-desk/work/staff-subscriptions");
  const { readQueue } = built("api/support-queue/work/queue");
  const { daysUntil, isoDayOf } = packageOfCms("@wren/domain");

  const lines = [{ sku: SKU, quantity: 1 }];
  const now = new Date();
  const { totalMinor } = await quote(strapi, { currency: "chf", country: "CH", lines, services: [] }, now);
  const request = () => checkoutRequest(lines, { totalMinor, paymentMethod: "card" });
  const place = () => placeOrder(strapi, request(), { visitor: randomUUID(), now: new Date() });
  const one = await strapi.db.query("plugin::users-permissions.user").findOne({ where: { confirmed: true } });
  const users = strapi.db.query("plugin::users-permissions.user");
  const order = await strapi.db.query("api::orders.order").findOne({ where: { state: "shipped" } });
  /** @type {Record<string, () => Promise<unknown>>} */
  const requests = {
    "an order is placed": place,
    "a page of an order": () => orderService(strapi).lookUp("no such secret", { returned: false }),
    "a sign-in looks for its account": () => users.findOne({ where: { email: one.email } }),
    "the first page of orders": () => listOrders(strapi, { page: 1 }),
    "orders of one country": () => listOrders(strapi, { page: 1, country: "CH" }),
    "a search in orders for a name": () => listOrders(strapi, { page: 1, search: "muster" }),
    "a search in orders for an address": () => listOrders(strapi, { page: 1, search: order.email }),
    "what needs attention": () => countNeeds(strapi),
    "figures of a month": () => readShopFigures(strapi, daysUntil(isoDayOf(now), 30)),
    "a search in subscriptions": () => listSubscriptions(strapi, order.email),
    "the support's queue": () => readQueue(strapi, { view: "waiting", search: "", staffId: 1, now }),
  };
  /** @type {Map<string, Timed>} */
  const times = new Map();
  for (const [label, work] of Object.entries(requests)) times.set(label, { ms: await median(work), isRead: true });
  for (const { name, run } of built("app").allJobs(strapi)) {
    if (name.startsWith("monero")) continue;
    times.set(`the job ${name}`, { ms: await median(() => run(new Date())), isRead: false });
  }
  return times;
}

/** @param {() => Promise<unknown>} work */
async function median(work) {
  await work();
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}
