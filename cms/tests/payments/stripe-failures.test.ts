import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentRequest, providerFor, startSimulator, type StripeSimulator } from "../support/stripe";

let stripe: StripeSimulator;

beforeAll(async () => {
  stripe = await startSimulator();
});
afterAll(() => stripe.stop());

/** The SDK tries three times: only three failures in a row reach the shop. */
const TRIES = 3;

/** Less than three of the shop's own timeouts. */
const SOON_MS = 10_000;

const chf = (minor: number) => ({ minor, currency: "chf" as const });
const provider = (timeoutMs?: number) => providerFor(stripe, timeoutMs ? { timeoutMs } : {});
const sessionsFor = (reference: string) => stripe.sessions().filter((session) => session.reference === reference);

test("the same request gets the same session", async () => {
  const request = paymentRequest();
  const first = await provider().create(request);
  expect(await provider().create(request)).toEqual(first);
  expect(stripe.requests.at(-1)).toMatchObject({ status: 200, isReplay: true });
  expect(sessionsFor(request.reference)).toHaveLength(1);
});

test("the same key with another request is refused", async () => {
  const request = paymentRequest();
  await provider().create(request);
  const other = provider().create({ ...request, locale: "en" });
  await expect(other).rejects.toMatchObject({ kind: "refused", code: "idempotency_error" });
});

test("the same request twice at the same time makes one session", async () => {
  const request = paymentRequest();
  stripe.faults.latencyMs = () => 200;
  const both = await Promise.all([provider().create(request), provider().create(request)]);
  stripe.faults.latencyMs = () => 0;
  expect(both[0]).toEqual(both[1]);
  expect(stripe.requests.filter(({ key, status }) => key === request.key && status === 409)).not.toHaveLength(0);
  expect(sessionsFor(request.reference)).toHaveLength(1);
});

test.each([
  ["silence-after-commit", "StripeConnectionError"],
  ["reset-after-commit", "StripeConnectionError"],
] as const)(
  "after %s the same key finds the session that was made",
  async (fault, code) => {
    const request = paymentRequest();
    stripe.faults.next(fault, { operation: "sessions.create", times: TRIES });
    await expect(provider(200).create(request)).rejects.toMatchObject({ kind: "unreachable", code });
    const [made] = sessionsFor(request.reference);
    expect(await provider().create(request)).toMatchObject({ ref: made?.id });
    expect(sessionsFor(request.reference)).toHaveLength(1);
  },
  SOON_MS,
);

test("one broken connection is not noticed", async () => {
  const request = paymentRequest();
  stripe.faults.next("reset-before-commit");
  await provider().create(request);
  expect(sessionsFor(request.reference)).toHaveLength(1);
});

test("a connection that breaks each time leaves nothing behind", async () => {
  const request = paymentRequest();
  stripe.faults.next("reset-before-commit", { times: TRIES });
  await expect(provider().create(request)).rejects.toMatchObject({ kind: "unreachable" });
  expect(sessionsFor(request.reference)).toHaveLength(0);
});

test("a 500 is Stripe's answer to its key for ever; another key gets on", async () => {
  const request = paymentRequest();
  stripe.faults.next("500-after-commit");
  const failure = { kind: "unreachable", code: "api_error" };
  await expect(provider().create(request)).rejects.toMatchObject(failure);
  await expect(provider().create(request)).rejects.toMatchObject(failure);
  await expect(provider().create({ ...request, key: `${request.key}:again` })).resolves.toHaveProperty("ref");
});

test("a refund behind a 500 is found when it is asked for again", async () => {
  const request = paymentRequest();
  const { ref } = await provider().create(request);
  stripe.pay(ref);
  const refund = { ref, key: `${request.key}:refund`, amount: chf(10_000) };
  stripe.faults.next("500-after-commit", { operation: "refunds.create" });
  await expect(provider().refund(refund)).rejects.toMatchObject({ kind: "unreachable" });
  await provider().refund(refund);
  expect(await provider().fetch(ref)).toMatchObject({ refundedMinor: 10_000 });
});

test("the same refund twice at the same time gives the money back once", async () => {
  const request = paymentRequest();
  const { ref } = await provider().create(request);
  stripe.pay(ref);
  const refund = { ref, key: `${request.key}:refund`, amount: chf(10_000) };
  stripe.faults.latencyMs = () => 200;
  await Promise.all([provider().refund(refund), provider().refund(refund)]);
  stripe.faults.latencyMs = () => 0;
  expect(await provider().fetch(ref)).toMatchObject({ refundedMinor: 10_000 });
});

test("a close whose answer was lost is seen by the next one", async () => {
  const { ref } = await provider().create(paymentRequest());
  stripe.faults.next("reset-after-commit", { operation: "sessions.expire", times: TRIES });
  await expect(provider().close(ref)).rejects.toMatchObject({ kind: "unreachable" });
  expect(await provider().close(ref)).toMatchObject({ state: "expired" });
});

test("a payment that Stripe does not let us close is not called closed", async () => {
  const { ref } = await provider().create(paymentRequest());
  stripe.faults.next("403", { operation: "sessions.expire" });
  await expect(provider().close(ref)).rejects.toMatchObject({ kind: "refused", code: "invalid_request_error" });
  expect(await provider().fetch(ref)).toMatchObject({ state: "open" });
});

test("a refund that the bank does not take is not called done, and can be tried again", async () => {
  const request = paymentRequest();
  const { ref } = await provider().create(request);
  stripe.pay(ref);
  const refund = { ref, key: `${request.key}:refund`, amount: chf(10_000) };
  stripe.failRefunds(true);
  await expect(provider().refund(refund)).rejects.toMatchObject({ kind: "refused", code: "refund-failed" });
  expect(await provider().fetch(ref)).toMatchObject({ refundedMinor: 0 });

  stripe.failRefunds(false);
  await provider().refund({ ...refund, key: `${request.key}:refund:2` });
  expect(await provider().fetch(ref)).toMatchObject({ refundedMinor: 10_000 });
});

test("a busy Stripe is not a no", async () => {
  stripe.faults.next("429");
  const failure = { kind: "unreachable", code: "rate_limit" };
  await expect(provider().create(paymentRequest())).rejects.toMatchObject(failure);
});

test("a Stripe that is not there is unreachable", async () => {
  const gone = await startSimulator();
  await gone.stop();
  await expect(providerFor(gone).fetch("cs_test_1")).rejects.toMatchObject({ kind: "unreachable" });
});

test.each([
  [
    "a wrong key",
    () => providerFor(stripe, { secretKey: "sk_test_other" }).fetch("cs_test_1"),
    "invalid_request_error",
  ],
  ["an unknown session", () => provider().fetch("cs_test_unknown"), "resource_missing id"],
  ["closing an unknown session", () => provider().close("cs_test_unknown"), "resource_missing id"],
  [
    "too little money",
    () =>
      provider().create(
        paymentRequest({ amount: chf(49), lines: [{ name: "Sticker", quantity: 1, amountMinor: 49 }] }),
      ),
    "amount_too_small line_items",
  ],
  [
    "TWINT in euros",
    () => provider().create(paymentRequest({ method: "twint", amount: { minor: 82_890, currency: "eur" } })),
    "invalid_request_error allowed_payment_method_types",
  ],
  [
    "too short a time",
    () => provider().create(paymentRequest({ expiresAt: new Date(Date.now() + 29 * 60_000) })),
    "invalid_request_error expires_at",
  ],
  [
    "a wrong address",
    () => provider().create(paymentRequest({ email: "ada@nowhere" })),
    "email_invalid customer_email",
  ],
  ["Monero", () => provider().create(paymentRequest({ method: "monero" })), "method-unknown"],
])("%s is refused, with a code that names nobody", async (_, call, code) => {
  await expect(call()).rejects.toMatchObject({
    name: "PaymentFailure",
    kind: "refused",
    code,
    message: `refused: ${code}`,
  });
});
