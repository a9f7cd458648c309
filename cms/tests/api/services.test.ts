import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  addMonths,
  daysBetween,
  formatIsoDay,
  formatMoney,
  identifierOf,
  isoDayOf,
  serviceOffersSchema,
  VISITOR_KEY_HEADER,
  type PlacedOrder,
  type QuotedService,
  type ServiceLine,
  type ServiceOffers,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stepText } from "../../src/api/subscriptions/work/service-words";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { extension, renewal, subscribeNobody } from "../support/services";
import { checkoutRequest, place } from "../support/shop";
import { rowsOf } from "../support/rows";

const { fillNewColumns } = requireBuilt(
  "api/orders/work/fill-new-columns",
) as typeof import("../../src/api/orders/work/fill-new-columns");

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});

afterAll(async () => {
  await cms.stop();
});

const today = () => isoDayOf(new Date());
const rows = (name: string) => rowsOf(cms.strapi, name);

const subscribe = (facts?: { days?: number; quotaGb?: number }) => subscribeNobody(cms, facts);
const order = (services: ServiceLine[], changes = {}) =>
  place(call, { lines: [], services, address: null, ...changes });
const pay = async ({ paymentUrl, secret }: PlacedOrder) => {
  const ref = paymentUrl?.split("/").at(-1);
  await call("sandbox-payments/act", { body: { ref, action: "pay" } });
  return (await call("shop/orders/look-up", { body: { secret, returned: true } })).body;
};

test("a subscription is found by its mobile or nest id, and tells nothing of its owner", async () => {
  const { mobileId, nestId, supportId } = await subscribe({ days: 73 });
  for (const identifier of [mobileId, nestId]) {
    expect((await call("shop/services/look-up", { body: { identifier } })).status).toBe(200);
    const { body } = await call("shop/services/offers", { body: { identifier, currency: "chf" } });
    expect(body).toMatchObject({ identifier, daysLeft: 73, quotaGb: 50, extensionRefusal: null });
    // 73 days are a fifth of a year: a fifth of CHF 24.00.
    expect(body.extensions[0]).toMatchObject({ quotaGb: 200, price: { totalMinor: 480 } });
    expect(serviceOffersSchema.parse(body).renewals.map(({ months }) => months)).toEqual([1, 3, 6, 12, 24]);
    const others = [mobileId, nestId, supportId].filter((id) => id !== identifier);
    for (const secret of [...others, "ada@example.org"]) expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test("the demo has a subscription for everything that can be tried", async () => {
  const shown = JSON.parse(await readFile(path.join(cms.dataDir, "demo-subscriptions.json"), "utf8"));
  const offers: ServiceOffers[] = [];
  for (const { mobileId } of shown as { mobileId: string }[]) {
    const { body } = await call("shop/services/offers", { body: { identifier: mobileId, currency: "chf" } });
    offers.push(serviceOffersSchema.parse(body));
  }
  expect(offers.map(({ daysLeft, quotaGb, extensionRefusal }) => [daysLeft, quotaGb, extensionRefusal])).toEqual([
    [200, 50, null],
    [5, 200, null],
    [0, 50, "expired"],
    [200, 2_000, "nothing-larger"],
  ]);
});

test("an unknown identifier is not found, a support id or a mistyped one is no question at all", async () => {
  const { supportId } = await subscribe();
  const ask = async (identifier: string) => (await call("shop/services/look-up", { body: { identifier } })).status;
  expect(await ask(identifierOf("mobile", randomBytes(8)))).toBe(404);
  expect(await ask(supportId)).toBe(400);
  expect(await ask("M-0000-0000-1")).toBe(400);
});

test("a renewal is quoted, ordered with an e-mail address only, paid, and adds its months once", async () => {
  const subscription = await subscribe({ days: 10 });
  const line = renewal(subscription.nestId);
  const quoted = await call("shop/quote", { body: { currency: "chf", country: null, lines: [], services: [line] } });
  // CHF 108.00 less 10 %, of which 8.1 % are contained.
  expect(quoted.body).toMatchObject({ totalMinor: 9_720, vatMinor: 728, needsShipping: false, shipping: null });
  const placed = await order([line]);
  expect(await subscription.read()).toMatchObject({ endsOn: subscription.endsOn });
  const page = await pay(placed);
  expect(page).toMatchObject({ state: "fulfilled", totalMinor: 9_720, address: null });
  expect(page.services[0]).toMatchObject({ line, price: { totalMinor: 9_720 } });
  const renewed = addMonths(subscription.endsOn, 12);
  expect(await subscription.read()).toEqual({ endsOn: renewed, quotaGb: 50 });
  await pay(placed);
  expect(await subscription.history()).toEqual([["renewed", renewed, 50]]);
});

test("an expired subscription is renewed from today, and not extended", async () => {
  const { mobileId, read } = await subscribe({ days: -40 });
  const { body } = await call("shop/services/offers", { body: { identifier: mobileId, currency: "eur" } });
  expect(body).toMatchObject({ daysLeft: 0, extensions: [], extensionRefusal: "expired" });
  const services = [extension(mobileId)];
  const quoted = await call("shop/quote", { body: { currency: "chf", country: null, lines: [], services } });
  expect(quoted.body).toMatchObject({ services: [], serviceProblems: [{ line: services[0], problem: "expired" }] });
  await pay(await order([renewal(mobileId, 1)]));
  expect(await read()).toEqual({ endsOn: addMonths(today(), 1), quotaGb: 50 });
});

test("renewal and extension in one cart are priced on each other, whatever their order", async () => {
  const subscription = await subscribe({ days: -1 });
  const services = [extension(subscription.mobileId), renewal(subscription.mobileId)];
  const placed = await order(services);
  await pay(placed);
  const endsOn = addMonths(today(), 12);
  expect(await subscription.read()).toEqual({ endsOn, quotaGb: 200 });
  expect(await subscription.history()).toEqual([
    ["renewed", endsOn, 50],
    ["extended", endsOn, 200],
  ]);
});

test("an extension that a renewal makes longer says so in the quote, on the order and in its mail", async () => {
  const { mobileId, endsOn } = await subscribe({ days: 201 });
  const services = [extension(mobileId), renewal(mobileId)];
  const days = daysBetween(today(), addMonths(endsOn, 12));
  const step = { kind: "share-of-year", days, daysWithoutRenewal: 201 };
  const stepsIn = ({ services: priced }: { services: QuotedService[] }) => priced.flatMap(({ price }) => price.steps);
  const quote = await call("shop/quote", { body: { currency: "chf", lines: [], services, country: null } });
  expect(stepsIn(quote.body)).toContainEqual(expect.objectContaining(step));

  const email = "longer@example.org";
  const page = await pay(await order(services, { email, locale: "de" }));
  expect(stepsIn(page)).toContainEqual(expect.objectContaining(step));
  const [mail] = await rows("mail").findMany({ where: { to: email } });
  expect(mail.text).toContain(`Für ${String(days)} von 365 Tagen, statt 201 wegen der Verlängerung: CHF`);
});

test("a phone and a service are one order; the service is given at once, the phone is sent later", async () => {
  const { mobileId, read } = await subscribe();
  const placed = await place(call, { services: [extension(mobileId, 500)] });
  const page = await pay(placed);
  expect(page).toMatchObject({ state: "paid", areServicesWithheld: false });
  expect((await read()).quotaGb).toBe(500);
});

test("two orders for the same more storage: the second one waits for staff, and nothing is lost", async () => {
  const { mobileId, nestId, read, history } = await subscribe();
  const [first, second] = [await order([extension(mobileId)]), await order([extension(nestId)])];
  expect((await pay(first)).state).toBe("fulfilled");
  const page = await pay(second);
  expect(page).toMatchObject({ state: "paid", areServicesWithheld: true });
  expect(page.timeline).toContainEqual(expect.objectContaining({ kind: "service-withheld" }));
  expect((await read()).quotaGb).toBe(200);
  expect(await history()).toHaveLength(1);
});

test("two renewals at once both count", async () => {
  const { mobileId, endsOn, read } = await subscribe();
  const placed = [await order([renewal(mobileId, 1)]), await order([renewal(mobileId, 3)])];
  await Promise.all(placed.map(pay));
  const both = addMonths(addMonths(endsOn, 1), 3);
  expect((await read()).endsOn).toBe(both);
  // The second one's mail tells the new end that it made, not the quoted one.
  const paid = await rows("mail").findMany({ where: { subject: { $startsWith: "Payment received" } } });
  expect(paid.some(({ text }: { text: string }) => text.includes(`ends on ${formatIsoDay(both, "en")}`))).toBe(true);
});

test("more storage for few days is not kept for the months that were renewed meanwhile", async () => {
  const { mobileId, read } = await subscribe({ days: 2 });
  const cheap = await order([extension(mobileId, 2_000)]);
  await pay(await order([renewal(mobileId, 24)]));
  expect(await pay(cheap)).toMatchObject({ state: "paid", areServicesWithheld: true });
  expect((await read()).quotaGb).toBe(50);
});

test("a sum that no provider takes is told before anything is ordered", async () => {
  const { mobileId } = await subscribe({ days: 1 });
  const request = await checkoutRequest(call, { lines: [], services: [extension(mobileId)], address: null });
  const { status, body } = await call("shop/checkout", { body: request });
  expect([status, body.error.message]).toEqual([400, "method-unavailable"]);
});

test("a price that changed since the quote orders nothing, and the new one comes back", async () => {
  const { mobileId } = await subscribe();
  const request = await checkoutRequest(call, { lines: [], services: [renewal(mobileId)], address: null });
  const tariff = await rows("tariff").findOne({ where: { kind: "renewal", amount: 12 } });
  await rows("tariff").update({ where: { id: tariff.id }, data: { priceChf: 12_000 } });
  try {
    await expect
      .poll(
        async () =>
          (await call("shop/checkout", { body: { ...request, token: randomBytes(16).toString("hex") } })).status,
      )
      .toBe(409);
    const { body } = await call("shop/checkout", { body: request });
    expect(body.error).toMatchObject({ message: "price-changed", details: { quote: { totalMinor: 10_800 } } });
  } finally {
    await rows("tariff").update({ where: { id: tariff.id }, data: { priceChf: tariff.priceChf } });
  }
});

test("the same figure in every currency: offer, quote, order, its page, its mail and the desk", async () => {
  const { mobileId } = await subscribe({ days: 100 });
  const admin = await signInAsAdmin(cms);
  for (const currency of ["chf", "usd", "eur"] as const) {
    const { body: offers } = await call("shop/services/offers", { body: { identifier: mobileId, currency } });
    const { price } = offers.extensions[2];
    const services = [extension(mobileId, 1_000)];
    const quote = { currency, country: null, lines: [], services };
    expect((await call("shop/quote", { body: quote })).body.services[0].price).toEqual(price);
    const email = `${currency}@example.org`;
    const placed = await order(services, { currency, email });
    const { html } = await rows("mail").findOne({ where: { to: email } });
    for (const step of price.steps) expect(html).toContain(stepText(step, { locale: "en", currency }));
    expect(html).toContain(formatMoney({ minor: price.totalMinor, currency }, "en"));
    const { body: page } = await call("shop/orders/look-up", { body: { secret: placed.secret } });
    expect(page.services[0].price).toEqual(price);
    expect(page.totalMinor).toBe(price.totalMinor);
    expect(await admin.call("GET", `/desk/orders/${placed.number}`)).toMatchObject({
      totalMinor: price.totalMinor,
      services: [{ price }],
    });
  }
});

test("an order from before there were services is read after the next start", async () => {
  const placed = await place(call);
  const db = cms.strapi.db.connection;
  await db("orders").where({ number: placed.number }).update({ services: null, services_withheld: null });
  const lookUp = () => call("shop/orders/look-up", { body: { secret: placed.secret } });
  expect((await lookUp()).status).toBe(500);
  await fillNewColumns(cms.strapi);
  expect((await lookUp()).body).toMatchObject({ services: [], areServicesWithheld: false });
});

test("orders from before stock was held by name hold it by their state", async () => {
  const admin = await signInAsAdmin(cms);
  const stock = async () =>
    (await cms.strapi.db.query("api::sku.sku").findOne({ where: { code: "WREN-ONE-GRAPHITE" } }))?.stock;
  const before = await stock();
  const open = await place(call);
  const ended = await place(call);
  await admin.call("POST", `/desk/orders/${ended.number}/cancel`, {});
  expect(await stock()).toBe(before - 1);
  const both = cms.strapi.db.connection("orders").whereIn("number", [open.number, ended.number]);
  await both.clone().update({ holds_stock: null });
  await fillNewColumns(cms.strapi);
  const held = await both.clone().orderBy("id").pluck("holds_stock");
  expect(held.map(Boolean)).toEqual([true, false]);
  await admin.call("POST", `/desk/orders/${open.number}/cancel`, {});
  expect(await stock()).toBe(before);
});

test("trying numbers ends after ten, and is told with the time to wait; offers stay open", async () => {
  const { mobileId } = await subscribe();
  const headers = { [VISITOR_KEY_HEADER]: "somebody who tries" };
  const ask = (identifier: string) => call("shop/services/look-up", { headers, body: { identifier } });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await ask(identifierOf("nest", randomBytes(8)))).status).toBe(404);
  const refused = await ask(mobileId);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  const offers = await call("shop/services/offers", { headers, body: { identifier: mobileId, currency: "chf" } });
  expect(offers.status).toBe(200);
  expect((await call("shop/services/look-up", { body: { identifier: mobileId } })).status).toBe(200);
});
