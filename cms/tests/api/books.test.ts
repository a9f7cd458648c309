import { bookReportSchema, deskNeedsSchema, type CheckoutRequest, type PlacedOrder } from "@wren/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectEachFound, placeWhole, wrongsFor } from "../support/books";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { createMoneroShop, PLAYED_WALLET } from "../support/monero";
import { extension, renewal, subscribeNobody } from "../support/services";
import { place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

const { auditBooks } = requireBuilt(
  "api/order-desk/work/books/audit-books",
) as typeof import("../../src/api/order-desk/work/books/audit-books");
const { checkBooks, checkBooksWhenDue, isCheckDue } = requireBuilt(
  "api/order-desk/work/books/check-books",
) as typeof import("../../src/api/order-desk/work/books/check-books");
const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");
const { expireOrders } = requireBuilt(
  "api/payments/work/reconcile",
) as typeof import("../../src/api/payments/work/reconcile");

const DAY_MS = 24 * 60 * 60_000;

let cms: BootedCms;
let admin: Staff;
const bootedAfter = new Date();
const call = createCaller(() => cms.url);
const monero = createMoneroShop(() => cms);

beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
  admin = await signInAsFirstAdmin(cms);
});

afterAll(() => cms.stop());

const audit = () => auditBooks(cms.strapi);
const desk = (path: string) => admin.call("GET", `/desk/orders/${path}`);
const act = async ({ number }: PlacedOrder, action: string) =>
  expect((await admin.call("POST", `/desk/orders/${number}/${action}`, { trackingNumber: null })).status).toBe(200);
const report = async () => bookReportSchema.parse((await desk("books")).body);
const counted = async () => deskNeedsSchema.parse((await desk("needs")).body).books;
const checkAgain = async () => expect((await admin.call("POST", "/desk/orders/books/check", {})).status).toBe(200);

async function pay({ paymentUrl, secret }: PlacedOrder): Promise<void> {
  await call("sandbox-payments/act", { body: { ref: paymentUrl?.split("/").at(-1), action: "pay" } });
  await call("shop/orders/look-up", { body: { secret, returned: true } });
}

async function placePaid(changes: Partial<CheckoutRequest> = {}): Promise<PlacedOrder> {
  const placed = await place(call, changes);
  await pay(placed);
  return placed;
}

/** Deletes an order but keeps its payment. */
async function loseOrder(orderId: number) {
  const payments = cms.strapi.db.connection("payments");
  const [{ id }] = await payments.insert({ order_id: orderId, key: "W-0000-0000:1" }).returning("id");
  return () => cms.strapi.db.connection("payments").where({ id }).delete();
}

test("the books are checked at the start, and in the demo shop nothing is wrong", async () => {
  const { checkedAt, ...found } = await report();
  expect(found).toEqual({ findings: [], isWhole: true });
  expect(Date.parse(checkedAt ?? "")).toBeGreaterThan(bootedAfter.getTime());
});

test("whatever buyers and staff do, and after everybody is erased, nothing is wrong", async () => {
  const shipped = await placePaid({ lines: [{ sku: "WREN-ONE-GRAPHITE", quantity: 2 }] });
  await act(shipped, "ship");
  await act(await placePaid(), "refund");
  await act(await place(call), "cancel");
  await place(call);

  const late = [await place(call), await place(call), await place(call)] as const;
  for (const { number } of late)
    await cms.strapi.db.query("api::orders.order").update({ where: { number }, data: { expiresAt: new Date() } });
  await expireOrders(cms.strapi, new Date());
  for (const { number } of late.slice(1)) {
    await cms.strapi.db.query("api::payments.sandbox-payment").updateMany({
      where: { key: `${number}:1` },
      data: { state: "paid" },
    });
    await cms.strapi.db.query("api::payments.payment").updateMany({
      where: { key: `${number}:1` },
      data: { state: "open" },
    });
  }
  for (const { secret } of late) await call("shop/orders/look-up", { body: { secret, returned: true } });
  await act(late[1], "accept-late");
  await act(late[2], "refund");

  // Two buyers want the same for one subscription: the second one's service is withheld, the rest of that order is
  // given.
  const [wanted, free] = [await subscribeNobody(cms), await subscribeNobody(cms)];
  const services = (withIt: boolean) => ({
    ...{ lines: [], address: null },
    services: [extension(wanted.mobileId), ...(withIt ? [renewal(free.mobileId), extension(free.mobileId)] : [])],
  });
  const [first, withheld, given] = [
    await place(call, services(false)),
    await place(call, services(true)),
    await place(call, services(false)),
  ];
  for (const placed of [first, withheld, given]) await pay(placed);
  expect(await audit()).toEqual([]);
  await act(withheld, "refund");
  await act(given, "give-services");

  const [full, part] = [await monero.order(), await monero.order()];
  await monero.claim(full.secret, await monero.play(full.secret, "full"));
  await monero.play(part.secret, "too-little");
  await monero.until(full.secret, ({ order }) => order.state === "paid");
  await act(part, "cancel");

  expect(await audit()).toEqual([]);
  await runRetention(cms.strapi, new Date(Date.now() + 400 * DAY_MS));
  expect(await audit()).toEqual([]);
});

test("each kind of wrong row is found, and nothing else", async () => {
  await expectEachFound(await wrongsFor(cms, await placeWhole(cms)), audit);
});

test("a table that could give an id twice is found", async () => {
  const db = cms.strapi.db.connection;
  await db.raw("create table rebuilt (id integer not null primary key, name text)");
  expect(await audit()).toMatchObject([{ kind: "ids-reusable", table: "rebuilt", rowId: null }]);
  await db.raw("drop table rebuilt");
});

test("a new order never gets the id of a lost one that a payment still names", async () => {
  const orders = cms.strapi.db.query("api::orders.order");
  const idOf = async ({ number }: PlacedOrder) => Number((await orders.findOne({ where: { number } }))?.id);
  const lost = (await idOf(await place(call))) + 1;
  const undo = await loseOrder(lost);
  await checkBooks(cms.strapi, new Date());
  const placed = await place(call);
  expect(await idOf(placed)).toBe(lost + 1);
  expect(await audit()).toMatchObject([{ kind: "order-missing", table: "payments", orderId: lost }]);
  await undo();
});

test("staff see what was found and when, and check again; what is mended is gone", async () => {
  const error = vi.spyOn(cms.strapi.log, "error");
  await checkAgain();
  const before = await report();
  const undo = await loseOrder(1_000_000);
  expect(await counted()).toBe(0);

  await checkAgain();
  expect(await counted()).toBe(1);
  const after = await report();
  expect(Date.parse(after.checkedAt ?? "")).toBeGreaterThan(Date.parse(before.checkedAt ?? ""));
  expect(after.findings).toMatchObject([{ kind: "order-missing", orderId: 1_000_000, paymentKey: "W-0000-0000:1" }]);
  expect(error.mock.calls).toEqual([[expect.stringContaining("1 found (order-missing 1)")]]);

  await undo();
  await checkAgain();
  expect([await counted(), (await report()).findings]).toEqual([0, []]);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

test("only staff who work on orders may look and check", async () => {
  const editor = await signInAsNewEditor(cms);
  const calls = [
    ["GET", "books"],
    ["POST", "books/check"],
  ] as const;
  for (const [method, path] of calls) {
    expect((await fetch(`${cms.url}/desk/orders/${path}`, { method })).status).toBe(401);
    expect((await editor.call(method, `/desk/orders/${path}`)).status).toBe(403);
  }
});

test("the books are checked once after a start and once in each night", async () => {
  const at = (day: number, hour: number) => new Date(2030, 0, day, hour);
  const startedAt = at(1, 12);
  const isDue = (checkedAt: Date | null, now: Date) => isCheckDue(checkedAt?.toISOString() ?? null, { startedAt, now });
  expect(isDue(null, at(1, 12))).toBe(true);
  expect(isDue(at(1, 11), at(1, 13))).toBe(true);
  expect(isDue(at(1, 13), at(2, 2))).toBe(false);
  expect(isDue(at(1, 13), at(2, 3))).toBe(true);
  expect(isDue(at(2, 3), at(3, 2))).toBe(false);
  // The process did not run during the night.
  expect(isDue(at(2, 3), at(3, 17))).toBe(true);

  await checkBooks(cms.strapi, at(2, 3));
  await checkBooksWhenDue(cms.strapi, { startedAt, now: at(2, 23) });
  expect((await report()).checkedAt).toBe(at(2, 3).toISOString());
  await checkBooksWhenDue(cms.strapi, { startedAt, now: at(3, 4) });
  expect((await report()).checkedAt).toBe(at(3, 4).toISOString());
});
