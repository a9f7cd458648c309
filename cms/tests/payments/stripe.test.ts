import { afterAll, beforeAll, expect, test } from "vitest";
import { createStripeProvider } from "../../src/api/payments/work/stripe";
import {
  paymentRequest,
  providerFor,
  sdkFor,
  SECRET_KEY,
  startSimulator,
  type StripeSimulator,
} from "../support/stripe";

let stripe: StripeSimulator;

beforeAll(async () => {
  stripe = await startSimulator();
});
afterAll(() => stripe.stop());

const chf = (minor: number) => ({ minor, currency: "chf" as const });
const provider = () => providerFor(stripe);
const lastRequest = () => stripe.requests.at(-1);

async function createPaid() {
  const request = paymentRequest();
  const { ref } = await provider().create(request);
  stripe.pay(ref);
  return { ref, request };
}

test("the buyer is sent to Stripe's page, and the payment is open", async () => {
  const request = paymentRequest();
  const { ref, url } = await provider().create(request);
  expect(url).toBe(`${stripe.url}/c/pay/${ref}`);
  expect(await provider().fetch(ref)).toEqual({
    state: "open",
    reference: request.reference,
    amount: chf(82_890),
    refundedMinor: 0,
    refundKeys: [],
    isDisputed: false,
  });
});

test("Stripe is told this about an order, and nothing else", async () => {
  const request = paymentRequest();
  await provider().create(request);
  const price = (amount: string, name: string) => ({
    currency: "chf",
    unit_amount: amount,
    tax_behavior: "inclusive",
    product_data: { name },
  });
  const { headers = {}, form } = lastRequest() ?? {};
  expect(JSON.parse(JSON.stringify(form))).toEqual({
    mode: "payment",
    ui_mode: "hosted_page",
    currency: "chf",
    allowed_payment_method_types: { 0: "card" },
    adaptive_pricing: { enabled: "false" },
    billing_address_collection: "auto",
    phone_number_collection: { enabled: "false" },
    line_items: {
      0: { quantity: "1", price_data: price("79900", "Wren One, 256 GB") },
      1: { quantity: "2", price_data: price("990", "Hülle") },
      2: { quantity: "1", price_data: price("1010", "Versand") },
    },
    locale: "de",
    customer_email: "ada@example.org",
    client_reference_id: request.reference,
    metadata: { reference: request.reference },
    payment_intent_data: { description: request.reference, metadata: { reference: request.reference } },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: String(Math.ceil(request.expiresAt.getTime() / 1000)),
  });
  expect(headers["idempotency-key"]).toBe(request.key);
  expect(headers).not.toHaveProperty("x-stripe-client-telemetry");
  expect(headers["x-stripe-client-user-agent"]).not.toMatch(/platform|telemetry_id/);
});

test.each([
  ["card", { 0: "card" }],
  ["twint", { 0: "twint" }],
  ["provider", undefined],
] as const)("paying by %s lets these methods pass: %j", async (method, filter) => {
  await provider().create(paymentRequest({ method }));
  expect(JSON.stringify(lastRequest()?.form.allowed_payment_method_types)).toBe(JSON.stringify(filter));
});

test("a paid payment says what was received, for which order", async () => {
  const { ref, request } = await createPaid();
  expect(await provider().fetch(ref)).toEqual({
    state: "paid",
    reference: request.reference,
    amount: chf(82_890),
    refundedMinor: 0,
    refundKeys: [],
    isDisputed: false,
  });
});

test("a declined card leaves the payment open", async () => {
  const { ref } = await provider().create(paymentRequest());
  stripe.fail(ref);
  expect(await provider().fetch(ref)).toMatchObject({ state: "open" });
});

test("money that comes later is processing until it has come", async () => {
  const { ref } = await provider().create(paymentRequest({ method: "provider" }));
  stripe.completeUnpaid(ref);
  expect(await provider().fetch(ref)).toMatchObject({ state: "processing" });
  stripe.asyncSucceed(ref);
  expect(await provider().fetch(ref)).toMatchObject({ state: "paid" });
});

test("money that never comes has failed", async () => {
  const { ref } = await provider().create(paymentRequest({ method: "provider" }));
  stripe.completeUnpaid(ref);
  stripe.asyncFail(ref);
  expect(await provider().fetch(ref)).toMatchObject({ state: "failed" });
});

test("a payment whose time is up is expired", async () => {
  const { ref } = await provider().create(paymentRequest());
  stripe.expire(ref);
  expect(await provider().fetch(ref)).toMatchObject({ state: "expired" });
  expect(stripe.pay(ref)).toBeNull();
});

test("a closed payment cannot be paid any more", async () => {
  const { ref, url } = await provider().create(paymentRequest());
  expect(await provider().close(ref)).toMatchObject({ state: "expired" });
  expect(stripe.pay(ref)).toBeNull();
  expect((await fetch(url ?? "")).status).toBe(410);
});

test("closing tells what a payment is that cannot be closed", async () => {
  const { ref: paid } = await createPaid();
  expect(await provider().close(paid)).toMatchObject({ state: "paid", amount: chf(82_890) });

  const { ref: expired } = await provider().create(paymentRequest());
  stripe.expire(expired);
  expect(await provider().close(expired)).toMatchObject({ state: "expired" });

  const { ref: processing } = await provider().create(paymentRequest());
  stripe.completeUnpaid(processing);
  expect(await provider().close(processing)).toMatchObject({ state: "processing" });
});

test("a refund in two parts gives all money back, each part once", async () => {
  const { ref, request } = await createPaid();
  const part = { ref, key: `${request.key}:refund:1`, amount: chf(10_000) };
  await provider().refund(part);
  await provider().refund(part);
  expect(await provider().fetch(ref)).toMatchObject({ state: "paid", refundedMinor: 10_000 });

  await provider().refund({ ref, key: `${request.key}:refund:2`, amount: chf(72_890) });
  expect(await provider().fetch(ref)).toMatchObject({ state: "paid", refundedMinor: 82_890 });
  expect(stripe.refunds().filter(({ session }) => session === ref)).toHaveLength(2);

  const third = provider().refund({ ref, key: `${request.key}:refund:3`, amount: chf(1) });
  await expect(third).rejects.toMatchObject({ kind: "refused", code: "charge_already_refunded" });
});

test("a refund is not repeated after Stripe has forgotten its key", async () => {
  const { ref, request } = await createPaid();
  const refund = { ref, key: `${request.key}:refund`, amount: chf(10_000) };
  await provider().refund(refund);
  stripe.forgetKeys();
  await provider().refund(refund);
  expect(stripe.refunds().filter(({ session }) => session === ref)).toHaveLength(1);
});

test.each([
  ["more than was paid", chf(82_891), "invalid_request_error amount"],
  ["another currency", { minor: 100, currency: "eur" as const }, "other-currency"],
])("a refund of %s is refused", async (_, amount, code) => {
  const { ref, request } = await createPaid();
  await expect(provider().refund({ ref, key: `${request.key}:refund`, amount })).rejects.toMatchObject({
    kind: "refused",
    code,
  });
});

test("what was not paid is not refunded", async () => {
  const { ref, request } = { ...(await provider().create(paymentRequest())), request: paymentRequest() };
  const refund = provider().refund({ ref, key: `${request.key}:refund`, amount: chf(100) });
  await expect(refund).rejects.toMatchObject({ kind: "refused", code: "not-paid" });
});

test("a session of somebody else is not taken for one of our orders", async () => {
  const { id } = await sdkFor(stripe).checkout.sessions.create({
    mode: "payment",
    ui_mode: "hosted_page",
    currency: "chf",
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "chf",
          unit_amount: 100,
          tax_behavior: "inclusive",
          product_data: { name: "Somebody's book" },
        },
      },
    ],
    success_url: "https://shop.example/",
    expires_at: Math.ceil(Date.now() / 1000) + 3600,
  });
  await expect(provider().fetch(id)).rejects.toMatchObject({ kind: "refused", code: "foreign-session" });
});

test("only a live key means that real money moves, and it goes to Stripe only", () => {
  const webhookSecret = "whsec_x";
  expect(createStripeProvider({ secretKey: SECRET_KEY, webhookSecret })).toMatchObject({
    name: "stripe",
    isTest: true,
  });
  expect(createStripeProvider({ secretKey: "sk_live_x", webhookSecret }).isTest).toBe(false);
  expect(createStripeProvider({ secretKey: "rk_live_x", webhookSecret }).isTest).toBe(false);
  expect(() => createStripeProvider({ secretKey: "rk_live_x", webhookSecret, apiUrl: stripe.url })).toThrow(/live key/);
});
