import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStripeProvider } from "../../src/api/payments/work/stripe";
import { paymentRequest, providerFor, SECRET_KEY, startSimulator, type StripeSimulator } from "../support/stripe";

type Message = { body: string; headers: IncomingHttpHeaders };

const received: Message[] = [];
const answers: number[] = [];
const shop = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ body, headers: request.headers });
    response.writeHead(answers.shift() ?? 200).end();
  });
});
let stripe: StripeSimulator;

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  stripe = await startSimulator();
  stripe.webhooks.url = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}/webhooks/stripe`;
});
afterAll(async () => {
  await stripe.stop();
  shop.close();
});
beforeEach(async () => {
  stripe.webhooks.plan = () => [0];
  stripe.webhooks.isHolding = false;
  await stripe.webhooks.deliver();
  await stripe.webhooks.settled();
  received.length = 0;
});

const provider = () => providerFor(stripe);
const headerOf = (values: IncomingHttpHeaders) => (name: string) => values[name]?.toString();
const read = ({ body, headers }: Message) => provider().readEvent(body, headerOf(headers));
const readSigned = (body: string, signature: string) =>
  provider().readEvent(body, headerOf({ "stripe-signature": signature }));
const nowSeconds = () => Math.floor(Date.now() / 1000);
const typesReceived = () => received.map(({ body }) => JSON.parse(body).type);

async function openSession() {
  return (await provider().create(paymentRequest({ method: "provider" }))).ref;
}

test.each([
  ["checkout.session.completed", (ref: string) => stripe.pay(ref)],
  ["checkout.session.async_payment_succeeded", (ref: string) => stripe.asyncPay(ref)],
  ["checkout.session.async_payment_failed", (ref: string) => [stripe.completeUnpaid(ref), stripe.asyncFail(ref)]],
  ["checkout.session.expired", (ref: string) => stripe.expire(ref)],
])("%s says which payment to look at", async (type, happen) => {
  const ref = await openSession();
  happen(ref);
  await stripe.webhooks.settled();
  const message = received.find(({ body }) => JSON.parse(body).type === type);
  const id = stripe.webhooks.events.findLast((event) => event.type === type)?.id;
  expect(message && read(message)).toEqual({ id, ref });
});

test("events about refunds and disputes name the intent, which leads to the payment", async () => {
  const ref = await openSession();
  stripe.pay(ref);
  await provider().refund({ ref, key: `${ref}:refund`, amount: { minor: 100, currency: "chf" } });
  stripe.dispute(ref);
  stripe.closeDispute(ref, "won");
  stripe.failRefund(stripe.refunds().findLast(({ session }) => session === ref)?.id ?? "");
  await stripe.webhooks.settled();
  const types = ["charge.dispute.closed", "charge.dispute.created", "charge.refunded", "checkout.session.completed"];
  const failed = ["charge.refund.updated", "refund.failed", "refund.updated"];
  expect(typesReceived().sort()).toEqual([...types, ...failed, "refund.created"].sort());
  for (const message of received) {
    const event = read(message);
    // Every refund is reported by two events; one of them is enough.
    const isDoubled = JSON.parse(message.body).type === "refund.created";
    expect(event?.ref ? await provider().refOf(event.ref) : null, message.body).toBe(isDoubled ? null : ref);
  }
  expect(await provider().refOf("pi_of_another_shop")).toBeNull();
});

test("only what Stripe signed, as it was signed, and lately, is believed", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "customer.created", data: { object: {} } });
  expect(readSigned(body, stripe.sign(body))).toEqual({ id: "evt_1", ref: null });
  expect(readSigned(body, stripe.sign(body, nowSeconds() - 290))).toEqual({ id: "evt_1", ref: null });

  expect(readSigned(body, stripe.sign(body, nowSeconds() - 310))).toBeNull();
  expect(readSigned(body.replace("evt_1", "evt_2"), stripe.sign(body))).toBeNull();
  expect(
    readSigned(
      body,
      stripe.sign(body).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
    ),
  ).toBeNull();
  expect(readSigned(body, "nonsense")).toBeNull();
  expect(readSigned("", stripe.sign(""))).toBeNull();
  expect(provider().readEvent(body, () => undefined)).toBeNull();

  const other = createStripeProvider({ secretKey: SECRET_KEY, webhookSecret: "whsec_other" });
  expect(other.readEvent(body, headerOf({ "stripe-signature": stripe.sign(body) }))).toBeNull();
});

test("events come twice, late, not at all or in another order when that is the plan", async () => {
  stripe.webhooks.plan = () => [0, 20];
  stripe.pay(await openSession());
  await stripe.webhooks.settled();
  expect(received).toHaveLength(2);
  expect(received[0]?.body).toBe(received[1]?.body);

  received.length = 0;
  stripe.webhooks.plan = () => [];
  stripe.pay(await openSession());
  await stripe.webhooks.settled();
  expect(received).toHaveLength(0);

  stripe.webhooks.plan = ({ type }) => (type === "checkout.session.completed" ? [100] : [0]);
  stripe.asyncPay(await openSession());
  await stripe.webhooks.settled();
  expect(typesReceived()).toEqual(["checkout.session.async_payment_succeeded", "checkout.session.completed"]);
});

test("held events wait until they are delivered", async () => {
  stripe.webhooks.isHolding = true;
  stripe.asyncPay(await openSession());
  expect(received).toHaveLength(0);
  await stripe.webhooks.deliver((events) => events.toReversed());
  expect(typesReceived()).toEqual(["checkout.session.async_payment_succeeded", "checkout.session.completed"]);
});

test("an event that the shop does not take comes again, signed anew", async () => {
  answers.push(500, 302);
  stripe.pay(await openSession());
  await stripe.webhooks.settled();
  expect(stripe.webhooks.deliveries.slice(-3).map(({ status }) => status)).toEqual([500, 302, 200]);
  expect(new Set(received.map((message) => read(message)?.id)).size).toBe(1);
});
