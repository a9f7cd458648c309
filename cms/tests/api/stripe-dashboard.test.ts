import { deskNeedsSchema, deskOrderListSchema, deskOrderSchema, type DeskOrder, type PlacedOrder } from "@wren/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { checkoutRequest, place } from "../support/shop";
import { rowsOf } from "../support/rows";
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
  expect(order.timeline.at(-1)).toMatchObject({ kind: "payment-refunded", note: "12.50 CHF" });
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
  expect(order.timeline.at(-1)).toMatchObject({ kind: "refund-failed", note: "911.00 CHF" });
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

const refundPart = (paid: Paid, amountMinor: number, refundedMinor = 0, reason = "A scratch on the case") =>
  admin.call("POST", `/desk/orders/${paid.number}/refund-part`, { amountMinor, reason, refundedMinor });

test("staff send a part back, once, by whomever and however often it is asked for", async () => {
  const paid = await placePaid();
  const outcomes = await Promise.all([1, 2, 3].map(() => refundPart(paid, 2_000)));
  await untilWorked();
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(refundsOf(paid).map(({ amountMinor }) => amountMinor)).toEqual([2_000]);
  const order = await show(paid);
  expect(order.state).toBe("paid");
  expect(order.payments).toMatchObject([{ state: "paid", refundedMinor: 2_000, parts: [{ state: "done" }] }]);
  expect(order.timeline.filter(({ kind }) => kind === "part-refunded")).toMatchObject([
    { by: expect.stringContaining("@"), note: "20.00 CHF: A scratch on the case" },
  ]);
  expect(times(order, "payment-refunded")).toBe(0);
  expect([await inNeed("unbalanced"), await refundMails(paid)]).toEqual([[], 1]);

  expect((await admin.call("POST", `/desk/orders/${paid.number}/refund`, {})).status).toBe(200);
  await untilWorked();
  expect(refundsOf(paid).map(({ amountMinor }) => amountMinor)).toEqual([2_000, 89_100]);
  const whole = await show(paid);
  expect([whole.state, times(whole, "refunded"), await refundMails(paid)]).toEqual(["refunded", 1, 2]);
  expect(await inNeed("unbalanced")).toEqual([]);
});

test("a part that was asked for before the process died is sent by itself, with its reason and its mail", async () => {
  const paid = await placePaid();
  const { id: paymentId, orderId, key } = await rowsOf(cms.strapi, "payment").findOne({ where: { ref: paid.session } });
  const asked = { orderId, paymentId, key: `${key as string}:part-1`, amountMinor: 3_000, state: "asked" };
  const who = { by: "ada@example.org", reason: "Late", askedAt: new Date(Date.now() - HOUR_MS) };
  await rowsOf(cms.strapi, "partial-refund").create({ data: { ...asked, ...who } });
  await Promise.all([1, 2].map(() => paymentService(cms.strapi).finishOldParts(new Date())));
  await untilWorked();
  const order = await show(paid);
  expect(order.timeline.at(-1)).toMatchObject({
    kind: "part-refunded",
    by: "ada@example.org",
    note: "30.00 CHF: Late",
  });
  expect([refundsOf(paid).length, await refundMails(paid), times(order, "part-refunded")]).toEqual([1, 1, 1]);
  expect(await paymentService(cms.strapi).finishOldParts(new Date())).toBe(0);
});

test("a part is less than what is left, also of what was sent back in Stripe's dashboard", async () => {
  const paid = await placePaid();
  stripe.refundInDashboard(paid.session, 90_000);
  await untilWorked();
  expect((await refundPart(paid, 100)).body.error.message).toBe("not-possible");
  expect((await refundPart(paid, 1_100, 90_000)).body.error.message).toBe("more-than-left");
  for (const wrong of [0, -5, 1.5]) expect((await refundPart(paid, wrong, 90_000)).status).toBe(400);
  expect((await refundPart(paid, 100, 90_000, " ")).status).toBe(400);
  expect((await refundPart(paid, 1_099, 90_000)).status).toBe(200);
  expect((await show(paid)).state).toBe("paid");
});

test("a part that Stripe refuses changes nothing, and can be asked for again", async () => {
  const paid = await placePaid();
  stripe.failRefunds(true);
  expect((await refundPart(paid, 2_000)).body.error.message).toBe("provider-refused");
  stripe.failRefunds(false);
  await untilWorked();
  const order = await show(paid);
  expect(order.payments).toMatchObject([{ refundedMinor: 0, parts: [{ amountMinor: 2_000, state: "refused" }] }]);
  expect([times(order, "part-refunded"), await refundMails(paid)]).toEqual([0, 0]);
  expect(await inNeed("unbalanced")).not.toContain(paid.number);
  expect((await refundPart(paid, 2_000)).status).toBe(200);
});

test("a part that the buyer's bank returns is sent once more, and the order stays", async () => {
  const paid = await placePaid();
  expect((await refundPart(paid, 2_000)).status).toBe(200);
  stripe.failRefund(refundsOf(paid)[0]?.id ?? "");
  await untilWorked();
  expect(await inNeed("refund-failed")).toEqual([paid.number]);
  expect((await refundPart(paid, 500)).status).toBe(409);
  const again = () => admin.call("POST", `/desk/orders/${paid.number}/refund-part-again`, {});
  expect([(await again()).status, (await again()).status]).toEqual([200, 409]);
  await untilWorked();
  const order = await show(paid);
  expect(order.payments).toMatchObject([{ state: "paid", refundedMinor: 2_000, refundFailedAt: null }]);
  expect(refundsOf(paid).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  expect(await inNeed("refund-failed")).toEqual([]);
  expect(await inNeed("unbalanced")).not.toContain(paid.number);
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
