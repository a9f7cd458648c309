import { readFile } from "node:fs/promises";
import path from "node:path";
import { deskOrderSchema, orderPageSchema, retentionReportSchema } from "@wren/domain";
import type { CheckoutRequest, DeskOrder, OrderPage, PlacedOrder, RetentionKind } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ADDRESS, checkoutRequest, place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";
import { rowsOf } from "../support/rows";

const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");
const { expireOrders } = requireBuilt(
  "api/payments/work/reconcile",
) as typeof import("../../src/api/payments/work/reconcile");

const DAY_MS = 24 * 60 * 60_000;
const STREET = "Zibelegässli 77";

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

const rows = (name: string) => rowsOf(cms.strapi, name);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const erase = (days: number) => runRetention(cms.strapi, inDays(days));
const lookUp = async ({ secret }: PlacedOrder, returned = false): Promise<OrderPage> =>
  orderPageSchema.parse((await call("shop/orders/look-up", { body: { secret, returned } })).body);
const act = ({ number }: PlacedOrder, action: string, body: object = {}) =>
  admin.call("POST", `/desk/orders/${number}/${action}`, body);
const show = async ({ number }: PlacedOrder): Promise<DeskOrder> =>
  deskOrderSchema.parse((await admin.call("GET", `/desk/orders/${number}`)).body);
const pay = ({ paymentUrl }: PlacedOrder) =>
  call("sandbox-payments/act", { body: { ref: paymentUrl?.split("/").at(-1), action: "pay" } });
const report = async (kind: RetentionKind) => {
  const { kinds } = retentionReportSchema.parse((await admin.call("GET", "/desk/orders/retention")).body);
  return kinds.find((known) => known.kind === kind);
};
/** Everything in the database about an order, as text. */
const everythingOf = async ({ number }: PlacedOrder) => {
  const order = await rows("order").findOne({ where: { number } });
  const where = { orderId: order.id };
  const others = await Promise.all(["payment", "order-event"].map((name) => rows(name).findMany({ where })));
  return JSON.stringify([order, others, await rows("sandbox-payment").findMany({})]);
};

async function placePaid(changes: Partial<CheckoutRequest> = {}): Promise<PlacedOrder> {
  const placed = await place(call, changes);
  await pay(placed);
  expect((await lookUp(placed, true)).state).toBe("paid");
  return placed;
}

async function placeExpired(changes: Partial<CheckoutRequest> = {}): Promise<PlacedOrder> {
  const placed = await place(call, changes);
  await rows("order").update({ where: { number: placed.number }, data: { expiresAt: new Date() } });
  await expireOrders(cms.strapi, new Date());
  expect((await lookUp(placed)).state).toBe("expired");
  return placed;
}

test("a shipped order forgets its buyer 30 days after the longest delivery time, and keeps its figures", async () => {
  const email = "parcel@example.org";
  const placed = await placePaid({ email, address: { ...ADDRESS, street: STREET } });
  expect(await lookUp(placed)).toMatchObject({ keepUntil: null, erasedAt: null, country: "CH" });
  await act(placed, "ship", { trackingNumber: "99.00.4711" });
  const before = await lookUp(placed);
  expect(before.subscriptions).toHaveLength(1);
  // Three working days at most within Switzerland count as a week.
  expect(Date.parse(before.keepUntil ?? "")).toBeCloseTo(inDays(37).getTime(), -5);

  await erase(36.9);
  expect(await lookUp(placed)).toEqual(before);
  await erase(37.1);
  const after = await lookUp(placed);
  expect(after).toEqual({
    ...before,
    email: null,
    address: null,
    trackingNumber: null,
    subscriptions: [],
    erasedAt: expect.any(String),
  });
  expect(await show(placed)).toMatchObject({
    email: null,
    address: null,
    country: "CH",
    totalMinor: before.totalMinor,
  });
  const left = await everythingOf(placed);
  for (const gone of [email, STREET, "Muster", "4711"]) expect(left).not.toContain(gone);
});

test("orders that end without a parcel forget their buyer 30 days later", async () => {
  const email = "ended@example.org";
  const expired = await placeExpired({ email });
  const cancelled = await place(call, { email });
  await act(cancelled, "cancel");
  const refunded = await placePaid({ email });
  await act(refunded, "refund");
  const ended = [expired, cancelled, refunded];

  await erase(29.9);
  for (const order of ended) expect(await lookUp(order)).toMatchObject({ email, address: ADDRESS, erasedAt: null });
  await erase(30.1);
  for (const order of ended) expect(await lookUp(order)).toMatchObject({ email: null, address: null, country: "CH" });
});

test("whoever still waits for something is not forgotten", async () => {
  const email = "waiting@example.org";
  const open = await place(call, { email });
  const toShip = await placePaid({ email });
  await erase(400);
  for (const order of [open, toShip]) expect(await lookUp(order)).toMatchObject({ email, address: ADDRESS });
});

test("a refund does not keep the buyer longer than was said", async () => {
  const placed = await placePaid();
  await act(placed, "ship", { trackingNumber: null });
  const soon = inDays(1).toISOString();
  await rows("order").update({ where: { number: placed.number }, data: { keepUntil: soon } });
  await act(placed, "refund");
  expect(await lookUp(placed)).toMatchObject({ state: "refunded", keepUntil: soon });
});

test("an order that ended before there was a date gets one", async () => {
  const placed = await placeExpired();
  await rows("order").update({ where: { number: placed.number }, data: { keepUntil: null } });
  await erase(0);
  expect(Date.parse((await lookUp(placed)).keepUntil ?? "")).toBeCloseTo(inDays(30).getTime(), -5);
});

test("money that comes for a forgotten buyer can only go back, and nobody is written to", async () => {
  const placed = await placeExpired({ email: "forgotten@example.org" });
  await erase(31);
  const mails = await rows("mail").count({});
  await pay(placed);
  await rows("sandbox-payment").updateMany({ where: { key: `${placed.number}:1` }, data: { state: "paid" } });
  await rows("payment").updateMany({ where: { key: `${placed.number}:1` }, data: { state: "open" } });
  expect((await lookUp(placed, true)).state).toBe("paid_late");

  const accepted = await act(placed, "accept-late");
  expect([accepted.status, accepted.body.error.message]).toEqual([409, "buyer-erased"]);
  expect((await act(placed, "refund")).status).toBe(200);
  expect(await lookUp(placed)).toMatchObject({ state: "refunded", email: null });
  expect(await rows("mail").count({})).toBe(mails);
});

test("a checkout that is sent again after all that time gets its order and not a second one", async () => {
  const request = await checkoutRequest(call);
  const first = await call("shop/checkout", { body: request });
  await act(first.body, "cancel");
  await erase(31);
  const again = await call("shop/checkout", { body: request });
  expect([again.status, again.body.error.message]).toEqual([409, "already-ordered"]);
});

test("mails are erased 30 days after they were written, sent or given up, but not while they wait", async () => {
  await rows("mail").deleteMany({ where: {} });
  const mail = { to: "old@example.org", subject: "Old", text: "Old", nextTryAt: inDays(0) };
  const old = [
    { messageId: "sent-29", state: "sent", createdAt: inDays(-29) },
    { messageId: "sent-31", state: "sent", createdAt: inDays(-31) },
    { messageId: "failed-29", state: "failed", createdAt: inDays(-29) },
    { messageId: "failed-31", state: "failed", createdAt: inDays(-31) },
    { messageId: "queued-31", state: "queued", createdAt: inDays(-31), nextTryAt: inDays(1) },
  ];
  for (const data of old) await rows("mail").create({ data: { ...mail, ...data } });
  await erase(0);
  const left: { messageId: string }[] = await rows("mail").findMany({ orderBy: { messageId: "asc" } });
  expect(left.map(({ messageId }) => messageId)).toEqual(["failed-29", "queued-31", "sent-29"]);
});

test("a provider's messages are erased when they have been worked on for 30 days", async () => {
  await rows("payment-event").deleteMany({ where: {} });
  const message = { provider: "stripe", payload: "{}", receivedAt: inDays(-99), nextTryAt: inDays(1), tries: 1 };
  const old = [
    { eventId: "done-29", processedAt: inDays(-29) },
    { eventId: "done-31", processedAt: inDays(-31) },
    { eventId: "open", processedAt: null },
  ];
  for (const data of old) await rows("payment-event").create({ data: { ...message, ...data } });
  await erase(0);
  const left: { eventId: string }[] = await rows("payment-event").findMany({ orderBy: { eventId: "asc" } });
  expect(left.map(({ eventId }) => eventId)).toEqual(["done-29", "open"]);
});

test("many are erased in batches, each is counted once, and the last run is shown to staff", async () => {
  await erase(0);
  const before = await report("mails");
  const mail = { to: "many@example.org", subject: "Old", text: "Old", state: "sent", nextTryAt: inDays(0) };
  for (let index = 0; index < 230; index += 1)
    await rows("mail").create({ data: { ...mail, messageId: `many-${String(index)}`, createdAt: inDays(-31) } });

  const now = inDays(0);
  const counts = await Promise.all([runRetention(cms.strapi, now), runRetention(cms.strapi, now)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(230);
  expect(await report("mails")).toMatchObject({ totalCount: (before?.totalCount ?? 0) + 230 });

  const later = inDays(0);
  expect(await runRetention(cms.strapi, later)).toBe(0);
  expect(await report("mails")).toMatchObject({
    ranAt: later.toISOString(),
    lastCount: 0,
    erasedAt: now.toISOString(),
  });
  const editor = await signInAsNewEditor(cms);
  expect((await editor.call("GET", "/desk/orders/retention")).status).toBe(403);
});

test("what is erased is not in the database's file any more", async () => {
  const placed = await placeExpired({ address: { ...ADDRESS, lastName: "Xylophonius" } });
  await rows("mail").deleteMany({ where: {} });
  await erase(31);
  await cms.strapi.db.connection.raw("pragma wal_checkpoint(truncate)");
  expect((await lookUp(placed)).erasedAt).not.toBeNull();
  const file = await readFile(path.join(cms.dataDir, "wren.db"));
  expect(file.includes("Xylophonius")).toBe(false);
});
