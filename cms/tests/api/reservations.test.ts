import { GIVES_WAY_MINUTES, MINUTE_MS, MOST_KEPT_UNITS, VISITOR_KEY_HEADER, type OrderPage } from "@wren/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createMoneroShop, PLAYED_WALLET } from "../support/monero";
import { rowsOf } from "../support/rows";
import { checkoutRequest, place } from "../support/shop";

const { endReservations } = requireBuilt(
  "api/orders/work/reservations",
) as typeof import("../../src/api/orders/work/reservations");

const PHONE = "WREN-ONE-WHITE";
const STOCK = 60;

let cms: BootedCms;
const shop = createMoneroShop(() => cms);
const { call } = shop;

beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
});

afterAll(async () => {
  await cms.stop();
});

const orders = () => rowsOf(cms.strapi, "order");
const skus = () => cms.strapi.db.query("api::sku.sku");
const stockOf = async (code = PHONE): Promise<number> => (await skus().findOne({ where: { code } })).stock;
const setStock = (stock: number) => skus().updateMany({ where: { code: PHONE }, data: { stock } });
const lookUp = async (secret: string): Promise<OrderPage> =>
  (await call("shop/orders/look-up", { body: { secret } })).body;

/** Nobody else's orders are in the way. */
beforeEach(async () => {
  await orders().updateMany({ where: {}, data: { state: "refunded", holdsStock: false } });
  await setStock(STOCK);
});

const someone = () => `${String(Math.random()).slice(2)}@example.org`;
const phones = (quantity: number) => [{ sku: PHONE, quantity }];
const order = (quantity: number, changes: Parameters<typeof place>[1] = {}) =>
  place(call, { email: someone(), paymentMethod: "monero", lines: phones(quantity), ...changes });

/** As if so many minutes had passed since the order. */
async function age(number: string, minutes: number): Promise<void> {
  const before = (date: string) => new Date(new Date(date).getTime() - minutes * MINUTE_MS);
  const { id, placedAt, reservedAt, reservedUntil, expiresAt } = await orders().findOne({ where: { number } });
  const dates = { placedAt: before(placedAt), reservedAt: before(reservedAt), expiresAt: before(expiresAt) };
  const data = { ...dates, reservedUntil: reservedUntil && before(reservedUntil) };
  await orders().update({ where: { id }, data });
}

test("one visitor keeps ten phones and no more, however many addresses they give", async () => {
  const headers = { [VISITOR_KEY_HEADER]: "a greedy visitor" };
  const body = await checkoutRequest(call, { lines: phones(5), paymentMethod: "monero" });
  const requests = Array.from({ length: 8 }, (_, index) => ({
    ...body,
    token: `greedy-visitor-0123456789-${String(index)}`,
    email: someone(),
  }));
  const answers = await Promise.all(requests.map((request) => call("shop/checkout", { body: request, headers })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await stockOf()).toBe(STOCK - MOST_KEPT_UNITS);
  const pages = await Promise.all(answers.map(({ body: placed }) => lookUp(placed.secret)));
  expect(pages.filter(({ articlesKeptUntil }) => articlesKeptUntil !== null)).toHaveLength(2);
});

test("one e-mail address keeps ten phones and no more, from however many networks", async () => {
  const email = someone();
  await Promise.all([1, 2, 3, 4].map(() => order(5, { email })));
  expect(await stockOf()).toBe(STOCK - MOST_KEPT_UNITS);
});

test("a crowd from many networks keeps half of an article, and an honest buyer gets one and pays", async () => {
  await Promise.all(Array.from({ length: 12 }, () => order(10)));
  expect(await stockOf()).toBe(STOCK / 2);

  const { secret } = await order(1);
  expect(await lookUp(secret)).toMatchObject({ state: "awaiting_payment", articlesKeptUntil: null });
  await shop.play(secret, "full");
  await shop.watch();
  expect(await stockOf()).toBe(STOCK / 2 - 1);
  expect((await shop.until(secret, (seen) => seen.order.state === "paid")).order.state).toBe("paid");
  expect(await stockOf()).toBe(STOCK / 2 - 1);
});

test("the visitor of an order is forgotten when it no longer keeps anything", async () => {
  const { number, secret } = await order(1);
  const visitor = async () => (await orders().findOne({ where: { number } })).reservedBy;
  expect(await visitor()).toEqual(expect.any(String));
  await shop.play(secret, "full");
  await shop.until(secret, (seen) => seen.order.state === "paid");
  expect(await visitor()).toBeNull();
});

test("what was kept unpaid for minutes gives way to the next buyer, who sees it offered", async () => {
  await setStock(1);
  const first = await order(1);
  const quote = async () =>
    (await call("shop/quote", { body: { currency: "chf", country: "CH", lines: phones(1) } })).body.problems;
  expect(await quote()).toEqual([{ sku: PHONE, problem: "sold-out", left: 0 }]);
  const refused = await call("shop/checkout", {
    body: await checkoutRequest(call, { lines: phones(1), email: someone() }),
  });
  expect(refused.status).toBe(409);

  await age(first.number, GIVES_WAY_MINUTES);
  expect(await quote()).toEqual([]);
  const second = await order(1);
  expect((await lookUp(second.secret)).articlesKeptUntil).not.toBeNull();
  const page = await lookUp(first.secret);
  expect(page).toMatchObject({ state: "awaiting_payment", articlesKeptUntil: null });
  expect(page.timeline.map(({ kind }) => kind)).toEqual(["placed", "reservation-ended"]);
  expect(await stockOf()).toBe(0);
});

test("who pays after giving way gets what is left, or the staff send the money back: nothing is lost", async () => {
  await setStock(1);
  const first = await order(1);
  await age(first.number, GIVES_WAY_MINUTES);
  const second = await order(1);
  await shop.play(first.secret, "full");
  expect((await shop.until(first.secret, ({ order: { state } }) => state === "paid_late")).order).toMatchObject({
    payment: { state: "paid" },
  });
  expect(await stockOf()).toBe(0);

  await shop.play(second.secret, "full");
  expect((await shop.until(second.secret, ({ order: { state } }) => state === "paid")).order.state).toBe("paid");
  expect(await stockOf()).toBe(0);
});

test("who pays by card after giving way gets what came back meanwhile", async () => {
  await setStock(1);
  const first = await order(1, { paymentMethod: "card" });
  await age(first.number, GIVES_WAY_MINUTES);
  const second = await order(1, { paymentMethod: "card" });
  const { id } = await orders().findOne({ where: { number: second.number } });
  await orders().updateMany({ where: { id }, data: { state: "cancelled", holdsStock: false } });
  await setStock(1);
  await call("sandbox-payments/act", { body: { ref: first.paymentUrl?.split("/").at(-1), action: "pay" } });
  const paid = (await call("shop/orders/look-up", { body: { secret: first.secret, returned: true } })).body;
  expect(paid.state).toBe("paid");
  expect(await stockOf()).toBe(0);
});

test("Monero keeps the articles for the quote's time; the order stays payable, and today's amount keeps them again", async () => {
  const { number, secret } = await order(2);
  await endReservations(cms.strapi, new Date(Date.now() + 39 * MINUTE_MS));
  expect(await stockOf()).toBe(STOCK - 2);
  await endReservations(cms.strapi, new Date(Date.now() + 41 * MINUTE_MS));
  expect(await stockOf()).toBe(STOCK);
  expect(await lookUp(secret)).toMatchObject({ state: "awaiting_payment", articlesKeptUntil: null });

  const bill = rowsOf(cms.strapi, "monero-payment");
  const { id, quotes }: { id: number; quotes: object[] } = await bill.findOne({ where: { reference: number } });
  const over = quotes.map((quote) => ({ ...quote, until: new Date(Date.now() - 1).toISOString() }));
  await bill.update({ where: { id }, data: { quotes: over } });
  expect((await call("shop/orders/monero-quote", { body: { secret } })).status).toBe(200);
  expect(await stockOf()).toBe(STOCK - 2);
  expect((await lookUp(secret)).articlesKeptUntil).not.toBeNull();
});

test("a payment that was seen keeps the articles for two hours, and confirmed later it still buys", async () => {
  const { secret } = await order(1);
  await shop.play(secret, "full");
  await shop.watch();
  await endReservations(cms.strapi, new Date(Date.now() + 119 * MINUTE_MS));
  expect(await stockOf()).toBe(STOCK - 1);
  await endReservations(cms.strapi, new Date(Date.now() + 121 * MINUTE_MS));
  expect(await stockOf()).toBe(STOCK);
  expect((await shop.until(secret, (seen) => seen.order.state === "paid")).order.state).toBe("paid");
  expect(await stockOf()).toBe(STOCK - 1);
});

test("an article that is used up comes back to the shop's pages when its reservations are old", async () => {
  await setStock(1);
  const { number } = await order(1);
  await endReservations(cms.strapi, new Date());
  expect(await stockOf()).toBe(0);
  await age(number, GIVES_WAY_MINUTES);
  await endReservations(cms.strapi, new Date());
  expect(await stockOf()).toBe(1);
});
