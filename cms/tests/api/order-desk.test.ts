import { deskNeedsSchema, deskOrderListSchema, deskOrderSchema, failedMailsSchema, isoDayOf } from "@wren/domain";
import type { DeskNeeds, DeskOrder, OrderPage, PlacedOrder } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ADDRESS, place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";
import { rowsOf } from "../support/rows";

const { settle } = requireBuilt("api/payments/work/settle") as typeof import("../../src/api/payments/work/settle");

const ADDRESS_OF_NOBODY = "nobody@example.org";

let cms: BootedCms;
let admin: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
});

afterAll(async () => {
  await cms.stop();
});

const desk = (path: string) => admin.call("GET", `/desk/orders/${path}`);
const act = ({ number }: PlacedOrder, action: string, body: object = {}) =>
  admin.call("POST", `/desk/orders/${number}/${action}`, body);
const show = async ({ number }: PlacedOrder): Promise<DeskOrder> => deskOrderSchema.parse((await desk(number)).body);
const needs = async (): Promise<DeskNeeds> => deskNeedsSchema.parse((await desk("needs")).body);
const numbersIn = async (query: string): Promise<string[]> =>
  deskOrderListSchema.parse((await desk(`list?${query}`)).body).orders.map(({ number }) => number);

const rows = (name: string) => rowsOf(cms.strapi, name);
const sandboxRef = ({ paymentUrl }: { paymentUrl: string | null }) => paymentUrl?.split("/").at(-1) ?? "";
const pay = (placed: PlacedOrder) => call("sandbox-payments/act", { body: { ref: sandboxRef(placed), action: "pay" } });
const lookUp = async ({ secret }: PlacedOrder, returned = false): Promise<OrderPage> =>
  (await call("shop/orders/look-up", { body: { secret, returned } })).body;
const stockOf = async (code: string): Promise<number> =>
  (await cms.strapi.db.query("api::sku.sku").findOne({ where: { code } }))?.stock ?? Number.NaN;
const setStock = (code: string, stock: number) =>
  cms.strapi.db.query("api::sku.sku").updateMany({ where: { code }, data: { stock } });
const mailsTo = async (to: string): Promise<string[]> =>
  (await rows("mail").findMany({ where: { to }, orderBy: { id: "asc" } })).map(
    ({ subject }: { subject: string }) => subject,
  );

const charger = (quantity: number) => [{ sku: "CHARGER", quantity }];

async function placePaid(changes: Parameters<typeof place>[1] = {}): Promise<PlacedOrder> {
  const placed = await place(call, changes);
  await pay(placed);
  expect((await lookUp(placed, true)).state).toBe("paid");
  return placed;
}

/** Places an order that is paid after its end, when its stock was released. */
async function placePaidLate(changes: Parameters<typeof place>[1] = {}): Promise<PlacedOrder> {
  const placed = await place(call, changes);
  await rows("order").update({ where: { number: placed.number }, data: { state: "expired" } });
  await pay(placed);
  expect((await lookUp(placed, true)).state).toBe("paid_late");
  return placed;
}

/** Reports a payment as paid that we had closed. */
async function payClosedAttempt({ number }: PlacedOrder, attempt: number): Promise<void> {
  const payment = await rows("payment").findOne({ where: { key: `${number}:${String(attempt)}` } });
  await rows("sandbox-payment").update({ where: { key: payment.key }, data: { state: "paid" } });
  await settle(cms.strapi, payment, new Date());
}

async function failMail(): Promise<number> {
  const mail = {
    to: ADDRESS_OF_NOBODY,
    subject: "Your order",
    text: "Open https://shop.example/secret",
    messageId: `<${String(Math.random())}@example.org>`,
    state: "failed",
    attempts: 14,
    nextTryAt: new Date(),
    lastError: "ECONNECTION",
  };
  return (await rows("mail").create({ data: mail })).id;
}

test("the desk is for staff who may work on orders", async () => {
  const editor = await signInAsNewEditor(cms);
  const placed = await place(call);
  const calls = [
    ["GET", "needs"],
    ["GET", "list"],
    ["GET", "failed-mails"],
    ["GET", placed.number],
    ["POST", `${placed.number}/cancel`],
    ["POST", "failed-mails/1/retry"],
  ] as const;
  for (const [method, path] of calls) {
    expect((await fetch(`${cms.url}/desk/orders/${path}`, { method })).status, path).toBe(401);
    expect((await editor.call(method, `/desk/orders/${path}`)).status, path).toBe(403);
  }
  expect((await lookUp(placed)).state).toBe("awaiting_payment");
});

test("an order is found by a part of its number, however it is typed, and of the buyer's name, town and address", async () => {
  const address = { ...ADDRESS, firstName: "Zoë", lastName: "Äschbacher", city: "Grüningen", company: "100 % Käse_AG" };
  const placed = await place(call, { email: "Find.Me@example.org", address });
  const typed = placed.number.toLowerCase().replace("w-", "").replace("-", " ");
  for (const search of [
    ...[typed, placed.number.slice(0, 7), typed.slice(0, 7)],
    ...[" find.me@EXAMPLE.org ", "find.me", "äschbacher", "ZOË  äsch", "GRÜNING", "100 % k", "KÄSE_"],
  ])
    expect(await numbersIn(`search=${encodeURIComponent(search)}`), search).toEqual([placed.number]);
  for (const search of ["100 _ k", "KäseAG", "Käse%AG", "find!me", "' or 1=1", "Kramgasse 99"])
    expect(await numbersIn(`search=${encodeURIComponent(search)}`), search).toEqual([]);
  expect(await numbersIn("search=")).toContain(placed.number);
  expect(await numbersIn("page=99")).toEqual([]);
  expect((await desk("list?page=0")).status).toBe(400);
  expect((await desk("list?need=everything")).status).toBe(400);
});

test("the list shows the buyer and is filtered by state, method, country, product and day", async () => {
  const address = { ...ADDRESS, lastName: "Filterer", country: "DE", zip: "10115", city: "Berlin" };
  const lines = [{ sku: "WREN-SLATE-GRAPHITE", quantity: 1 }];
  const placed = await place(call, { email: "filtered@example.org", address, lines, paymentMethod: "provider" });
  const other = await place(call, { email: "filtered@example.org" });
  await rows("order").update({ where: { number: placed.number }, data: { placedAt: "2026-02-28T23:00:00.000Z" } });

  const { orders, choices } = deskOrderListSchema.parse((await desk("list?search=Filterer")).body);
  expect(orders).toMatchObject([
    { number: placed.number, buyer: "Ada Filterer", email: "filtered@example.org", paymentMethod: "provider" },
  ]);
  expect(choices.countries).toEqual(expect.arrayContaining(["CH", "DE"]));
  const products = choices.products.map(({ slug }) => slug);
  expect(products).toEqual(expect.arrayContaining(["wren-one", "wren-slate"]));

  const found = (filter: string) => numbersIn(`search=filtered@&${filter}`);
  expect(await found("")).toEqual([other.number, placed.number]);
  expect(await found("state=awaiting_payment&method=provider")).toEqual([placed.number]);
  expect(await found("state=paid")).toEqual([]);
  expect(await found("country=CH")).toEqual([other.number]);
  expect(await found("product=wren-slate")).toEqual([placed.number]);
  expect(await found("product=slate")).toEqual([]);
  // A minute after midnight in Bern is still the day before in London.
  expect(await found("from=2026-03-01&until=2026-03-01")).toEqual([placed.number]);
  expect(await found("until=2026-02-28")).toEqual([]);
  expect(await found("from=2026-03-02")).toEqual([other.number]);
  for (const filter of ["state=lost", "method=cash", "country=Suisse", "from=yesterday", "sort=secretHash"])
    expect((await desk(`list?${filter}`)).status, filter).toBe(400);
});

test("the list is sorted by any column, either way", async () => {
  const buyer = (lastName: string, country: string, quantity: number) => {
    const zip = country === "DE" ? "10115" : "3011";
    return { email: "sorted@example.org", address: { ...ADDRESS, lastName, country, zip }, lines: charger(quantity) };
  };
  const [b, a, c] = [
    await placePaid(buyer("berg", "DE", 1)),
    await place(call, buyer("Aal", "DE", 3)),
    await place(call, buyer("Citron", "CH", 2)),
  ].map(({ number }) => number);
  const sorted = (by: string) => numbersIn(`search=sorted@&${by}`);
  expect(await sorted("sort=placed&direction=asc")).toEqual([b, a, c]);
  expect(await sorted("sort=buyer&direction=asc")).toEqual([a, b, c]);
  expect(await sorted("sort=total&direction=desc")).toEqual([a, c, b]);
  expect(await sorted("sort=country&direction=asc")).toEqual([c, b, a]);
  expect(await sorted("sort=state&direction=desc")).toEqual([b, c, a]);
  expect(await sorted("sort=buyer&direction=desc&page=2")).toEqual([]);
});

test("everything about an order is shown but its secrets", async () => {
  const placed = await placePaid({ email: "whole@example.org" });
  const { body } = await desk(placed.number);
  const text = JSON.stringify(body);
  for (const hidden of ["secretHash", "tokenHash", "requestHash", placed.secret]) expect(text).not.toContain(hidden);
  const order = deskOrderSchema.parse(body);
  expect(order).toMatchObject({ number: placed.number, state: "paid", email: "whole@example.org", address: ADDRESS });
  expect(order.timeline.map(({ kind }) => kind)).toEqual(["placed", "payment-received"]);
  expect(order.payments).toMatchObject([{ method: "card", state: "paid", receivedMinor: 91_100, refundedMinor: 0 }]);
  expect(order.subscriptions).toHaveLength(1);
  expect((await desk("W-0000-0000")).status).toBe(404);
});

test("a paid order is shipped once, and the buyer is told", async () => {
  const email = "shipped@example.org";
  const placed = await placePaid({ email });
  expect(await numbersIn("need=to-ship")).toContain(placed.number);
  const before = (await mailsTo(email)).length;

  expect((await act(placed, "ship", { trackingNumber: "<b>" })).status).toBe(400);
  expect(await act(placed, "ship", { trackingNumber: " 99.00.1234 " })).toMatchObject({ status: 200 });
  expect(await lookUp(placed)).toMatchObject({ state: "shipped", trackingNumber: "99.00.1234" });
  expect(await mailsTo(email)).toHaveLength(before + 1);
  expect((await show(placed)).timeline.at(-1)).toMatchObject({ kind: "shipped", by: expect.stringContaining("@") });
  expect(await numbersIn("need=to-ship")).not.toContain(placed.number);

  const again = await act(placed, "ship", { trackingNumber: "other" });
  expect([again.status, again.body.error.message]).toEqual([409, "not-possible"]);
  expect(await lookUp(placed)).toMatchObject({ trackingNumber: "99.00.1234" });
});

test("an order is also shipped without a tracking number", async () => {
  const placed = await placePaid();
  expect((await act(placed, "ship", { trackingNumber: "" })).status).toBe(200);
  expect(await lookUp(placed)).toMatchObject({ state: "shipped", trackingNumber: null });
});

test("who waits longest comes first", async () => {
  const first = await placePaid();
  const second = await placePaid();
  const waiting = await numbersIn("need=to-ship");
  expect(waiting.indexOf(first.number)).toBeLessThan(waiting.indexOf(second.number));
  const newest = await numbersIn("");
  expect(newest.indexOf(second.number)).toBeLessThan(newest.indexOf(first.number));
});

test("an order that is not paid is cancelled: its goods are back, and nobody can pay it any more", async () => {
  const before = await stockOf("WREN-SLATE-GRAPHITE");
  const placed = await place(call, {
    email: "cancelled@example.org",
    lines: [{ sku: "WREN-SLATE-GRAPHITE", quantity: 2 }],
  });
  expect((await act(placed, "cancel")).status).toBe(200);
  expect(await stockOf("WREN-SLATE-GRAPHITE")).toBe(before);
  expect((await pay(placed)).body.redirectUrl).toContain("cancelled=1");
  expect(await lookUp(placed, true)).toMatchObject({ state: "cancelled", payment: { state: "expired", url: null } });
  expect(await mailsTo("cancelled@example.org")).toHaveLength(2);
});

test("an order that was paid while staff cancelled it stays paid", async () => {
  const placed = await place(call);
  await pay(placed);
  const { status, body } = await act(placed, "cancel");
  expect([status, body.error.message]).toEqual([409, "not-possible"]);
  expect((await lookUp(placed)).state).toBe("paid");
});

test("a refund sends the money back, ends the subscription, returns the goods and tells the buyer", async () => {
  const email = "refunded@example.org";
  const before = await stockOf("WREN-ONE-GRAPHITE");
  const placed = await placePaid({ email });
  const mails = (await mailsTo(email)).length;
  expect((await act(placed, "refund")).status).toBe(200);

  const order = await show(placed);
  expect(order.state).toBe("refunded");
  expect(order.payments).toMatchObject([{ state: "refunded", receivedMinor: 91_100, refundedMinor: 91_100 }]);
  expect(order.subscriptions).toMatchObject([{ endsOn: isoDayOf(new Date()) }]);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(["placed", "payment-received", "refunded"]);
  expect(order.timeline.at(-1)).toMatchObject({ by: expect.stringContaining("@"), note: null });
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(before);
  expect(await mailsTo(email)).toHaveLength(mails + 1);

  expect((await act(placed, "refund")).status).toBe(409);
  expect((await act(await place(call), "refund")).status).toBe(409);
});

test("a part that goes back is told to the buyer, shown on their page, and the order stays", async () => {
  const email = "part@example.org";
  const placed = await placePaid({ email, locale: "de" });
  const part = { amountMinor: 2_050, reason: "Scratched", refundedMinor: 0 };
  expect((await act(placed, "refund-part", part)).status).toBe(200);
  const again = await act(placed, "refund-part", part);
  expect([again.status, again.body.error.message]).toEqual([409, "not-possible"]);

  const page = await lookUp(placed);
  expect(page).toMatchObject({ state: "paid", totalMinor: 91_100, refundedMinor: 2_050 });
  expect(page.timeline.map(({ kind }) => kind)).toEqual(["placed", "payment-received", "payment-refunded"]);
  expect(JSON.stringify(page)).not.toContain("Scratched");
  const mails = await rows("mail").findMany({ where: { to: email }, orderBy: { id: "asc" } });
  expect(mails.at(-1).subject).toBe(`Teil der Zahlung erstattet · ${placed.number}`);
  expect(mails.at(-1).text).toContain("CHF\u00a020.50");
  expect(mails.at(-1).text).not.toContain("Scratched");
  expect((await needs()).unbalanced).toBe(0);

  expect((await act(placed, "refund")).status).toBe(200);
  expect(await lookUp(placed)).toMatchObject({ state: "refunded", refundedMinor: 91_100 });
  expect((await mailsTo(email)).at(-1)).toBe(`Zahlung erstattet · ${placed.number}`);
  expect((await act(placed, "refund-part", { ...part, refundedMinor: 91_100 })).status).toBe(409);
  expect((await act(await place(call), "refund-part", part)).status).toBe(409);
});

test("a late payment is accepted while there is stock, and otherwise sent back", async () => {
  const counted = await needs();
  const placed = await placePaidLate();
  expect((await needs())["paid-late"]).toBe(counted["paid-late"] + 1);
  expect(await numbersIn("need=paid-late")).toContain(placed.number);

  const stock = await stockOf("WREN-ONE-GRAPHITE");
  await setStock("WREN-ONE-GRAPHITE", 0);
  const refused = await act(placed, "accept-late");
  expect([refused.status, refused.body.error.message]).toEqual([409, "out-of-stock"]);
  expect(await show(placed)).toMatchObject({ state: "paid_late", subscriptions: [] });

  await setStock("WREN-ONE-GRAPHITE", stock);
  expect((await act(placed, "accept-late")).status).toBe(200);
  expect(await stockOf("WREN-ONE-GRAPHITE")).toBe(stock - 1);
  const accepted = await show(placed);
  expect([accepted.state, accepted.subscriptions.length]).toEqual(["paid", 1]);

  const other = await placePaidLate();
  expect((await act(other, "refund")).status).toBe(200);
  expect((await show(other)).state).toBe("refunded");
});

test("a note is for staff alone", async () => {
  const placed = await place(call);
  expect((await act(placed, "note", { note: " " })).status).toBe(400);
  expect((await act(placed, "note", { note: "Called: will collect it." })).status).toBe(200);
  expect((await show(placed)).timeline.at(-1)).toMatchObject({ kind: "note", note: "Called: will collect it." });
  expect(JSON.stringify(await lookUp(placed))).not.toContain("will collect");
  expect((await act({ ...placed, number: "W-0000-0000" }, "note", { note: "x" })).status).toBe(404);
  expect((await act(placed, "steal")).status).toBe(404);
});

test("what was paid twice needs attention; the surplus goes back and the order stays paid", async () => {
  const placed = await place(call);
  const second = await call("shop/orders/pay", { body: { secret: placed.secret, method: "twint" } });
  await pay(second.body);
  expect((await lookUp(placed, true)).state).toBe("paid");
  expect(await numbersIn("need=unbalanced")).not.toContain(placed.number);

  await payClosedAttempt(placed, 1);
  expect(await numbersIn("need=unbalanced")).toEqual([placed.number]);
  expect((await needs()).unbalanced).toBe(1);
  expect((await act(placed, "refund")).status).toBe(200);
  const order = await show(placed);
  expect([order.state, order.payments.map(({ state }) => state).sort()]).toEqual(["paid", ["paid", "refunded"]]);
  expect(order.timeline.at(-1)).toMatchObject({ kind: "payment-refunded", by: expect.stringContaining("@") });
  expect((await lookUp(placed)).timeline.map(({ kind }) => kind)).not.toContain("payment-refunded");
  expect((await needs()).unbalanced).toBe(0);
});

test("a refund that the provider refuses leaves nothing on the timeline", async () => {
  const placed = await placePaid();
  const before = (await show(placed)).timeline;
  const where = { ref: sandboxRef(placed) };
  await rows("sandbox-payment").updateMany({ where, data: { state: "failed" } });
  const refused = await act(placed, "refund");
  expect([refused.status, refused.body.error.message]).toEqual([409, "provider-refused"]);
  expect((await show(placed)).timeline).toEqual(before);

  await rows("sandbox-payment").updateMany({ where, data: { state: "paid" } });
  expect((await act(placed, "refund")).status).toBe(200);
  expect((await show(placed)).timeline.at(-1)).toMatchObject({ kind: "refunded", by: expect.stringContaining("@") });
});

test("a wrong sum needs attention and goes back, not the right one that came after it", async () => {
  const placed = await place(call);
  const sandbox = await rows("sandbox-payment").findOne({ where: { ref: sandboxRef(placed) } });
  const request = { ...sandbox.request, amount: { minor: 500, currency: "chf" } };
  await rows("sandbox-payment").update({ where: { id: sandbox.id }, data: { request } });
  await pay(placed);
  expect((await lookUp(placed, true)).state).toBe("awaiting_payment");
  expect(await numbersIn("need=unbalanced")).toEqual([placed.number]);

  const second = await call("shop/orders/pay", { body: { secret: placed.secret, method: "twint" } });
  await pay(second.body);
  expect((await lookUp(placed, true)).state).toBe("paid");
  expect((await act(placed, "refund")).status).toBe(200);
  const order = await show(placed);
  expect(order.payments).toMatchObject([
    { state: "refunded", receivedMinor: 500, refundedMinor: 500 },
    { state: "paid", refundedMinor: 0 },
  ]);
  expect(order.state).toBe("paid");
  expect((await needs()).unbalanced).toBe(0);
  expect((await act(placed, "refund")).status).toBe(200);
  expect((await show(placed)).state).toBe("refunded");
});

test("a payment whose end nobody knows is counted once for its order", async () => {
  const placed = await place(call);
  await call("shop/orders/pay", { body: { secret: placed.secret, method: "twint" } });
  const { id } = await rows("order").findOne({ where: { number: placed.number } });
  const longAgo = { state: "open", expiresAt: new Date(Date.now() - 3 * 60 * 60_000) };
  await rows("payment").updateMany({ where: { orderId: id }, data: longAgo });
  expect((await needs()).stuck).toBe(1);
  expect(await numbersIn("need=stuck")).toEqual([placed.number]);
});

test("mails that were given up are shown without their text, tried again, or dropped", async () => {
  const [first, second] = [await failMail(), await failMail()];
  expect((await needs())["failed-mails"]).toBe(2);
  const { body } = await desk("failed-mails");
  expect(JSON.stringify(body)).not.toContain("secret");
  const { mails } = failedMailsSchema.parse(body);
  expect(mails.map(({ id }) => id)).toEqual([second, first]);
  expect(mails[0]).toMatchObject({ to: ADDRESS_OF_NOBODY, subject: "Your order", lastError: "ECONNECTION" });

  expect((await admin.call("POST", `/desk/orders/failed-mails/${String(first)}/retry`)).status).toBe(200);
  const stateOfFirst = async () => (await rows("mail").findOne({ where: { id: first } })).state;
  await expect.poll(stateOfFirst).toBe("sent");
  expect((await admin.call("POST", `/desk/orders/failed-mails/${String(second)}/drop`)).status).toBe(200);
  expect(await rows("mail").findOne({ where: { id: second } })).toBeNull();
  expect((await needs())["failed-mails"]).toBe(0);
  for (const gone of [first, second, "x"])
    expect((await admin.call("POST", `/desk/orders/failed-mails/${String(gone)}/retry`)).status).toBe(404);
  // A sent mail is never sent again, nor deleted before its time.
  expect((await admin.call("POST", `/desk/orders/failed-mails/${String(first)}/drop`)).status).toBe(404);
});
