import type { OrderPage, PlacedOrder } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ADDRESS, checkoutRequest, place } from "../support/shop";
import { rowsOf } from "../support/rows";

const { paymentService } = requireBuilt(
  "api/payments/work/payment-service",
) as typeof import("../../src/api/payments/work/payment-service");

const MINUTE_MS = 60_000;

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});

afterAll(async () => {
  await cms.stop();
});

const sandboxRef = ({ paymentUrl }: PlacedOrder) => paymentUrl?.split("/").at(-1) ?? "";
const act = (placed: PlacedOrder, action: string) =>
  call("sandbox-payments/act", { body: { ref: sandboxRef(placed), action } });
const lookUp = async ({ secret }: PlacedOrder, returned = false): Promise<OrderPage> =>
  (await call("shop/orders/look-up", { body: { secret, returned } })).body;
const rows = (name: string) => rowsOf(cms.strapi, name);
const findOrder = (number: string) => rows("order").findOne({ where: { number } });
const stockOf = async (code: string): Promise<number> =>
  (await cms.strapi.db.query("api::sku.sku").findOne({ where: { code } }))?.stock ?? Number.NaN;
const mailsTo = async (to: string): Promise<string[]> =>
  (await rows("mail").findMany({ where: { to }, orderBy: { id: "asc" } })).map(
    ({ subject }: { subject: string }) => subject,
  );

test("a quote names every price line, and what cannot be had", async () => {
  const lines = [
    { sku: "WREN-ONE-RED", quantity: 1 },
    { sku: "CASE-RED", quantity: 5 },
    { sku: "GONE", quantity: 1 },
  ];
  const { body } = await call("shop/quote", { body: { currency: "chf", country: "CH", lines } });
  expect(body).toMatchObject({
    subtotalMinor: 107_400,
    shipping: { minor: 1_200, hasImportFees: false },
    vatMinor: 8_137,
    totalMinor: 108_600,
    isCountryServed: true,
    problems: [
      { sku: "CASE-RED", problem: "fewer-left", left: 4 },
      { sku: "GONE", problem: "unavailable", left: 0 },
    ],
  });
});

test("an order is placed, paid, and brings its identifiers", async () => {
  const before = await stockOf("WREN-ONE-GRAPHITE");
  const placed = await place(call, { email: "whole@example.org", lines: [{ sku: "WREN-ONE-GRAPHITE", quantity: 2 }] });
  expect(placed.number).toMatch(/^W-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(before - 2);
  expect(await lookUp(placed)).toMatchObject({
    state: "awaiting_payment",
    totalMinor: 181_000,
    address: ADDRESS,
    subscriptions: [],
  });

  expect((await act(placed, "pay")).body.redirectUrl).toContain("/shop/confirmation?returned=1");
  const page = await lookUp(placed, true);
  expect(page).toMatchObject({ state: "paid", payment: { state: "paid", isTest: true, url: null } });
  expect(page.timeline.map(({ kind }) => kind)).toEqual(["placed", "payment-received"]);

  const { id } = await findOrder(placed.number);
  const made = await rows("subscription").findMany({ where: { orderId: id } });
  expect(made).toHaveLength(2);
  expect(made[0]).toMatchObject({ quotaGb: 50, mobileId: expect.stringMatching(/^M-/) });
  const numbers = made.map(({ mobileId, nestId, supportId }) => ({ mobileId, nestId, supportId }));
  expect(page).toMatchObject({ subscriptions: numbers, deliveryDays: { min: 1, max: 3 } });
  expect(await mailsTo("whole@example.org")).toHaveLength(3);
});

test("neither the database nor the answer to the provider knows the order's secret", async () => {
  const placed = await place(call);
  const tables = ["order", "payment", "sandbox-payment", "order-event"];
  const everything = JSON.stringify(await Promise.all(tables.map((name) => rows(name).findMany({}))));
  expect(everything).not.toContain(placed.secret);
  expect(everything).toContain(placed.number);
});

test("sending a checkout again, even at the same moment, makes one order", async () => {
  const body = await checkoutRequest(call, { email: "twice@example.org" });
  const before = await stockOf("WREN-ONE-GRAPHITE");
  const answers = await Promise.all([1, 2, 3, 4].map(() => call("shop/checkout", { body })));
  const again = await call("shop/checkout", { body });
  for (const { status, body: placed } of answers) {
    expect(status).toBe(200);
    expect(placed).toEqual(again.body);
  }
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(before - 1);
  expect(await rows("order").count({ where: { email: "twice@example.org" } })).toBe(1);
  expect(await mailsTo("twice@example.org")).toHaveLength(1);
});

test("the same token with other input orders nothing more, and names the order that is there", async () => {
  const body = await checkoutRequest(call);
  const first = await call("shop/checkout", { body });
  const second = await call("shop/checkout", { body: { ...body, email: "other@example.org" } });
  expect(second.status).toBe(409);
  expect(second.body.error).toMatchObject({
    message: "already-ordered",
    details: { number: first.body.number, secret: first.body.secret },
  });
});

test("a price that changed meanwhile stops the order and is told", async () => {
  const before = await stockOf("WREN-ONE-GRAPHITE");
  const body = { ...(await checkoutRequest(call)), expectedTotalMinor: 100 };
  const { status, body: answer } = await call("shop/checkout", { body });
  expect(status).toBe(409);
  expect(answer.error).toMatchObject({ message: "price-changed", details: { quote: { totalMinor: 91_100 } } });
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(before);
});

test("nobody buys what is not there", async () => {
  const lines = [
    { sku: "WREN-ONE-GRAPHITE", quantity: 1 },
    { sku: "CASE-RED", quantity: 5 },
  ];
  const before = await stockOf("WREN-ONE-GRAPHITE");
  const { status, body } = await call("shop/checkout", { body: await checkoutRequest(call, { lines }) });
  expect(status).toBe(409);
  expect(body.error).toMatchObject({
    message: "lines-changed",
    details: { quote: { problems: [{ sku: "CASE-RED", problem: "fewer-left", left: 4 }] } },
  });
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(before);
});

test.each([
  ["a country without a zone", { address: { ...ADDRESS, country: "BR" } }, "country-not-served"],
  ["goods without an address", { address: null }, "address-missing"],
  ["TWINT in euros", { paymentMethod: "twint", currency: "eur" }, "method-unavailable"],
] as const)("%s is refused with its code", async (_name, changes, code) => {
  const body = await checkoutRequest(call, changes);
  const answer = await call("shop/checkout", { body });
  expect([answer.status, answer.body.error.message]).toEqual([400, code]);
});

test.each([
  { lines: [] },
  { lines: [{ sku: "WREN-ONE-RED", quantity: 0 }] },
  { lines: [{ sku: "WREN-ONE-RED", quantity: -1 }] },
  { lines: [{ sku: "WREN-ONE-RED", quantity: 1.5 }] },
  { lines: [{ sku: "WREN-ONE-RED", quantity: 1e9 }] },
  { lines: [{ sku: "WREN-ONE-RED", quantity: 1, price: 1 }] },
  { lines: [1, 2].map(() => ({ sku: "WREN-ONE-RED", quantity: 1 })) },
  { expectedTotalMinor: -1 },
  { token: "short" },
  { email: "no address" },
  { acceptedTerms: false },
  { paymentMethod: "cash" },
  { currency: "btc" },
  { state: "paid" },
  { address: { ...ADDRESS, city: "Bern\nBcc: all" } },
  { address: { ...ADDRESS, street: "x".repeat(101) } },
])("%j is a bad request", async (changes) => {
  const body = { ...(await checkoutRequest(call)), ...changes };
  expect((await call("shop/checkout", { body })).status).toBe(400);
});

test("a payment that fails leaves the order open, and another way pays it", async () => {
  const placed = await place(call);
  expect((await act(placed, "fail")).body.redirectUrl).toContain("cancelled=1");
  expect(await lookUp(placed, true)).toMatchObject({ state: "awaiting_payment", payment: { state: "failed" } });

  const again = await call("shop/orders/pay", { body: { secret: placed.secret, method: "twint" } });
  expect(again.status).toBe(200);
  await act(again.body, "pay");
  expect(await lookUp(placed, true)).toMatchObject({ state: "paid", payment: { method: "twint" } });
});

test("choosing another method closes the page that was open before", async () => {
  const placed = await place(call);
  const other = await call("shop/orders/pay", { body: { secret: placed.secret, method: "provider" } });
  expect((await act(placed, "pay")).body.redirectUrl).toContain("cancelled=1");
  await act(other.body, "pay");
  const page = await lookUp(placed, true);
  expect(page).toMatchObject({ state: "paid", payment: { method: "provider" } });
});

test("a provider's message books the payment, and a second copy of it changes nothing", async () => {
  const placed = await place(call, { email: "message@example.org" });
  await act(placed, "pay");
  const { signSandboxMessage } = requireBuilt(
    "api/payments/work/sandbox/sandbox-provider",
  ) as typeof import("../../src/api/payments/work/sandbox/sandbox-provider");
  const message = { id: "message-1", ref: sandboxRef(placed) };
  const headers = { "Sandbox-Signature": signSandboxMessage(JSON.stringify(message)) };
  for (let copy = 0; copy < 3; copy += 1)
    expect((await call("webhooks/sandbox", { body: message, headers })).status).toBe(200);
  await expect.poll(async () => (await lookUp(placed)).state).toBe("paid");
  expect(await rows("payment-event").count({ where: { eventId: "message-1" } })).toBe(1);
  expect(await mailsTo("message@example.org")).toHaveLength(3);
});

test("a message without its provider's signature is refused", async () => {
  const body = { id: "forged", ref: "x" };
  for (const signature of ["", `${String(Date.now())}.forged`])
    expect((await call("webhooks/sandbox", { body, headers: { "Sandbox-Signature": signature } })).status).toBe(400);
  expect((await call("webhooks/nobody", { body })).status).toBe(400);
  expect(await rows("payment-event").count({ where: { eventId: "forged" } })).toBe(0);
});

test("without any message, asking finds the payment", async () => {
  const placed = await place(call);
  await act(placed, "pay");
  await paymentService(cms.strapi).checkOpenPayments(new Date(Date.now() + 3 * MINUTE_MS));
  expect((await lookUp(placed)).state).toBe("paid");
});

test("an order that nobody pays gives its goods back after half an hour", async () => {
  const before = await stockOf("WREN-SLATE-GRAPHITE");
  const lines = [{ sku: "WREN-SLATE-GRAPHITE", quantity: 3 }];
  const placed = await place(call, { lines, email: "late@example.org" });
  const payment = paymentService(cms.strapi);
  await payment.expireOrders(new Date(Date.now() + 29 * MINUTE_MS));
  expect(await stockOf("WREN-SLATE-GRAPHITE")).toBe(before - 3);
  await payment.expireOrders(new Date(Date.now() + 31 * MINUTE_MS));
  await payment.expireOrders(new Date(Date.now() + 31 * MINUTE_MS));
  expect(await lookUp(placed)).toMatchObject({ state: "expired", payment: { state: "expired", url: null } });
  expect(await stockOf("WREN-SLATE-GRAPHITE")).toBe(before);
  expect(await mailsTo("late@example.org")).toHaveLength(2);
  expect((await act(placed, "pay")).body.redirectUrl).toContain("cancelled=1");
});

test("an order whose time is over has expired for its buyer, before the job has come by", async () => {
  const placed = await place(call);
  const { id } = await findOrder(placed.number);
  await rows("order").update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect(await lookUp(placed)).toMatchObject({ state: "expired", payment: { url: null } });
  const again = await call("shop/orders/pay", { body: { secret: placed.secret, method: "card" } });
  expect([again.status, again.body.error.message]).toEqual([409, "not-payable"]);
});

test("money that comes after the deadline is kept and told", async () => {
  const placed = await place(call, { email: "verylate@example.org" });
  const { id } = await findOrder(placed.number);
  await rows("order").update({ where: { id }, data: { state: "expired" } });
  await act(placed, "pay");
  expect((await lookUp(placed, true)).state).toBe("paid_late");
  expect((await mailsTo("verylate@example.org")).length).toBe(2);
});

test("an order paid at the last moment is not let go", async () => {
  const placed = await place(call);
  await act(placed, "pay");
  await paymentService(cms.strapi).expireOrders(new Date(Date.now() + 31 * MINUTE_MS));
  expect((await lookUp(placed)).state).toBe("paid");
});

test("an unknown secret opens nothing", async () => {
  expect((await call("shop/orders/look-up", { body: { secret: "x".repeat(32) } })).status).toBe(404);
  expect((await call("shop/orders/look-up", { body: { secret: "x" } })).status).toBe(400);
});

test("orders and payments are not content: the generic routes do not know them", async () => {
  for (const name of ["orders", "payments", "payment-events", "order-events", "subscriptions", "mails"])
    expect([403, 404]).toContain((await call(name)).status);
});

test("the page says who sells, and leaves out what an entry from before these fields does not have", async () => {
  const placed = await place(call);
  const seller = {
    companyName: "Wren Mobile AG",
    companyStreet: "Zaunköniggasse 7",
    companyTown: "3011 Bern",
    companyCountry: "CH",
    vatNumber: "CHE-000.000.000 MWST",
  };
  expect((await lookUp(placed)).seller).toEqual(seller);
  const write = (data: object) => cms.strapi.db.query("api::website.website").updateMany({ where: {}, data });
  const none = { companyStreet: null, companyTown: null, companyCountry: null, vatNumber: null };
  await write(none);
  try {
    await expect.poll(async () => (await lookUp(placed)).seller).toEqual({ ...seller, ...none });
  } finally {
    await write(seller);
  }
});
