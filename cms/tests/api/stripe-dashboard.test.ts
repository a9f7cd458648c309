import { deskNeedsSchema, deskOrderListSchema, deskOrderSchema, type DeskOrder, type PlacedOrder } from "@wren/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { checkoutRequest, place } from "../support/shop";
import { signInAsFirstAdmin, type Staff } from "../support/staff";
import { SECRET_KEY, startSimulator, WEBHOOK_SECRET, type StripeSimulator } from "../support/stripe";

const { paymentService } = requireBuilt(
  "api/payments/work/payment-service",
) as typeof import("../../src/api/payments/work/payment-service");

const HOUR_MS = 60 * 60_000;

let stripe: StripeSimulator;
let cms: BootedCms;
let admin: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  stripe = await startSimulator();
  cms = await bootFromTemplate({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  stripe.webhooks.url = `${cms.url}/api/webhooks/stripe`;
  admin = await signInAsFirstAdmin(cms);
});

afterAll(async () => {
  await cms.stop();
  await stripe.stop();
});

beforeEach(() => {
  // Every message is sent twice.
  stripe.webhooks.plan = () => [0, 0];
});

type Paid = PlacedOrder & { session: string };

async function placePaid(): Promise<Paid> {
  const placed = await place(call);
  const session = placed.paymentUrl?.split("/").at(-1) ?? "";
  stripe.pay(session);
  const paid = { ...placed, session };
  await expect.poll(async () => (await show(paid)).state).toBe("paid");
  return paid;
}

async function show({ number }: PlacedOrder): Promise<DeskOrder> {
  return deskOrderSchema.parse((await admin.call("GET", `/desk/orders/${number}`)).body);
}

const kindsOf = ({ timeline }: DeskOrder) => timeline.map(({ kind }) => kind);
const times = (order: DeskOrder, kind: string) => kindsOf(order).filter((one) => one === kind).length;
const needs = async () => deskNeedsSchema.parse((await admin.call("GET", "/desk/orders/needs")).body);
const inNeed = async (need: string) =>
  deskOrderListSchema
    .parse((await admin.call("GET", `/desk/orders/list?need=${need}`)).body)
    .orders.map(({ number }) => number);
const refundMails = async ({ number }: PlacedOrder) => {
  const mails: { subject: string }[] = await cms.strapi.db.query("api::mail.mail").findMany({
    where: { subject: { $contains: number } },
  });
  return mails.filter(({ subject }) => /refund|money back|paid back/i.test(subject)).length;
};

/** Waits until every message has arrived and was handled. */
async function untilWorked(): Promise<void> {
  await stripe.webhooks.settled();
  const open = () => cms.strapi.db.query("api::payments.payment-event").count({ where: { processedAt: null } });
  await expect.poll(open).toBe(0);
}

test("all of it sent back in Stripe's dashboard: the order is refunded, once, and the buyer is told", async () => {
  const paid = await placePaid();
  stripe.refundInDashboard(paid.session);
  await untilWorked();
  const order = await show(paid);
  expect(order.state).toBe("refunded");
  expect(order.payments).toMatchObject([{ state: "refunded", refundedMinor: order.totalMinor }]);
  expect(times(order, "refunded")).toBe(1);
  expect(await refundMails(paid)).toBe(1);
});

test("a part of it sent back there is on the timeline, and the difference needs attention", async () => {
  const paid = await placePaid();
  stripe.refundInDashboard(paid.session, 1_250);
  await untilWorked();
  const order = await show(paid);
  expect(order.state).toBe("paid");
  expect(order.payments).toMatchObject([{ state: "paid", refundedMinor: 1_250 }]);
  expect(order.timeline.at(-1)).toMatchObject({ kind: "payment-refunded", note: "1250 chf" });
  expect(times(order, "payment-refunded")).toBe(1);
  expect(await inNeed("unbalanced")).toContain(paid.number);

  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  const whole = await show(paid);
  expect(whole.state).toBe("refunded");
  expect([times(whole, "refunded"), times(whole, "payment-refunded")]).toEqual([1, 1]);
  expect(stripe.refunds().filter(({ session }) => session === paid.session)).toHaveLength(2);
  expect(await inNeed("unbalanced")).not.toContain(paid.number);
});

test("our own refund is booked once, though Stripe tells of it too", async () => {
  const paid = await placePaid();
  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  const order = await show(paid);
  expect(order.state).toBe("refunded");
  expect(times(order, "refunded")).toBe(1);
  expect(await refundMails(paid)).toBe(1);
});

/** Places an order that staff refund and whose refund the buyer's bank returns days later. */
async function placeWithFailedRefund(): Promise<Paid> {
  const paid = await placePaid();
  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  stripe.failRefund(refundsOf(paid)[0]?.id ?? "");
  await untilWorked();
  return paid;
}

const refundsOf = ({ session }: Paid) => stripe.refunds().filter((refund) => refund.session === session);

test("a refund that fails after it was accepted is money that the buyer still waits for", async () => {
  const paid = await placeWithFailedRefund();
  const order = await show(paid);
  expect(order.payments).toMatchObject([{ state: "paid", refundedMinor: 0, refundFailedAt: expect.any(String) }]);
  expect(order.timeline.at(-1)).toMatchObject({ kind: "refund-failed", note: `${String(order.totalMinor)} chf` });
  expect(times(order, "refund-failed")).toBe(1);
  expect((await needs())["refund-failed"]).toBe(1);
  expect(await inNeed("refund-failed")).toEqual([paid.number]);
  const { body } = await call("shop/orders/look-up", { body: { secret: paid.secret, returned: true } });
  expect(body.timeline).toContainEqual(expect.objectContaining({ kind: "refund-failed" }));

  // Stripe still remembers the answer to the first refund's key.
  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  const again = await show(paid);
  expect(again.payments).toMatchObject([{ state: "refunded", refundedMinor: order.totalMinor, refundFailedAt: null }]);
  expect([times(again, "refunded"), times(again, "payment-refunded")]).toEqual([1, 1]);
  expect(refundsOf(paid).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  expect([await inNeed("refund-failed"), await refundMails(paid)]).toEqual([[], 1]);

  stripe.failRefund(refundsOf(paid)[1]?.id ?? "");
  await untilWorked();
  expect(await inNeed("refund-failed")).toEqual([paid.number]);
  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  expect((await show(paid)).payments).toMatchObject([{ state: "refunded", refundFailedAt: null }]);
});

test("what could not be sent back is sent another way, and that is noted", async () => {
  const paid = await placeWithFailedRefund();
  const settle = () =>
    admin.call("POST", `/desk/orders/${paid.number}/settle-refund`, { note: "By bank transfer on Monday." });
  expect([(await settle()).status, (await settle()).status]).toEqual([200, 409]);
  const order = await show(paid);
  expect(order.payments).toMatchObject([{ state: "refunded", refundedMinor: order.totalMinor, refundFailedAt: null }]);
  expect(order.timeline.at(-1)).toMatchObject({ kind: "refund-settled", note: "By bank transfer on Monday." });
  expect([await inNeed("refund-failed"), await inNeed("unbalanced")]).toEqual([[], []]);
  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(409);
  const { body } = await call("shop/orders/look-up", { body: { secret: paid.secret, returned: true } });
  expect(JSON.stringify(body)).not.toContain("bank transfer");
});

test("a dispute needs attention until it is decided, and the buyer does not see it", async () => {
  const paid = await placePaid();
  expect((await needs()).disputed).toBe(0);
  stripe.dispute(paid.session);
  await untilWorked();
  expect(times(await show(paid), "dispute-opened")).toBe(1);
  expect((await needs()).disputed).toBe(1);
  expect(await inNeed("disputed")).toEqual([paid.number]);
  const { body } = await call("shop/orders/look-up", { body: { secret: paid.secret, returned: true } });
  expect(JSON.stringify(body)).not.toContain("dispute");

  stripe.closeDispute(paid.session, "won");
  await untilWorked();
  const order = await show(paid);
  expect(order.state).toBe("paid");
  expect(kindsOf(order).slice(-2)).toEqual(["dispute-opened", "dispute-closed"]);
  expect(await inNeed("disputed")).toEqual([]);
});

test("a lost dispute takes the money back, also when its message never comes", async () => {
  const paid = await placePaid();
  stripe.dispute(paid.session);
  await untilWorked();
  stripe.webhooks.plan = () => [];
  stripe.closeDispute(paid.session, "lost");
  await paymentService(cms.strapi).checkOpenPayments(new Date(Date.now() + HOUR_MS));
  const order = await show(paid);
  expect(order.state).toBe("refunded");
  expect(order.payments).toMatchObject([{ state: "refunded", refundedMinor: order.totalMinor }]);
  expect(kindsOf(order).slice(-3)).toEqual(["dispute-opened", "refunded", "dispute-closed"]);
  expect(await inNeed("disputed")).toEqual([]);
});

test("a message that cannot be followed now is followed later", async () => {
  const paid = await placePaid();
  await untilWorked();
  stripe.faults.next("429", { operation: "sessions.list" });
  stripe.refundInDashboard(paid.session);
  const events = cms.strapi.db.query("api::payments.payment-event");
  await expect.poll(() => events.count({ where: { processedAt: null, tries: 1 } })).toBe(1);
  expect((await show(paid)).state).toBe("paid");
  await paymentService(cms.strapi).workOnInbox(new Date(Date.now() + HOUR_MS));
  expect((await show(paid)).state).toBe("refunded");
});

test("a shop with a provider and without a wallet takes no Monero", async () => {
  expect((await call("shop/payment-methods")).body).toMatchObject({ methods: { chf: ["card", "twint", "provider"] } });
  const body = await checkoutRequest(call, { paymentMethod: "monero" });
  const answer = await call("shop/checkout", { body });
  expect([answer.status, answer.body.error.message]).toEqual([400, "method-unavailable"]);
});
