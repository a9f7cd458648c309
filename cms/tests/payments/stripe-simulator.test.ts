import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const createSession = () => providerFor(stripe).create(paymentRequest());

const HEADERS = {
  Authorization: `Bearer ${SECRET_KEY}`,
  "Stripe-Version": Stripe.API_VERSION,
  "Content-Type": "application/x-www-form-urlencoded",
};

/** Parameters of a session, as the SDK encodes them. */
const FORM = {
  mode: "payment",
  ui_mode: "hosted_page",
  currency: "chf",
  "adaptive_pricing[enabled]": "false",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "chf",
  "line_items[0][price_data][unit_amount]": "79900",
  "line_items[0][price_data][tax_behavior]": "inclusive",
  "line_items[0][price_data][product_data][name]": "Wren One",
  success_url: "https://wren.example/shop/return",
  expires_at: String(Math.floor(Date.now() / 1000) + 3600),
};

async function post(form: Record<string, string | undefined>, more: { headers?: object; path?: string } = {}) {
  const given = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const response = await fetch(stripe.url + (more.path ?? "/v1/checkout/sessions"), {
    method: "POST",
    headers: { ...HEADERS, ...more.headers },
    body: new URLSearchParams(given).toString(),
  });
  const body = await response.json();
  return { status: response.status, error: body.error };
}

test("a session can be made without the parameters that are optional", async () => {
  expect(await post(FORM)).toEqual({ status: 200, error: undefined });
});

test.each<[string, Record<string, string | undefined>, string]>([
  ["the filter's former name", { "payment_method_types[0]": "card" }, "payment_method_types"],
  ["a parameter that nobody has thought about", { submit_type: "pay" }, "submit_type"],
  ["one further in", { "line_items[0][price_data][recurring]": "x" }, "line_items[0][price_data][recurring]"],
  ["a missing one", { success_url: undefined }, "success_url"],
  ["a former ui_mode", { ui_mode: "hosted" }, "ui_mode"],
  ["a method it does not have", { "allowed_payment_method_types[0]": "bitcoin" }, "allowed_payment_method_types[0]"],
  ["another currency", { currency: "gbp" }, "currency"],
  ["two currencies", { "line_items[0][price_data][currency]": "eur" }, "line_items[0][price_data][currency]"],
  ["half a Rappen", { "line_items[0][price_data][unit_amount]": "0.5" }, "line_items[0][price_data][unit_amount]"],
  ["a negative price", { "line_items[0][price_data][unit_amount]": "-1" }, "line_items[0][price_data][unit_amount]"],
  ["no pieces", { "line_items[0][quantity]": "0" }, "line_items[0][quantity]"],
  ["lines with a gap", { "line_items[2][quantity]": "1" }, "line_items"],
  ["less than the least", { "line_items[0][price_data][unit_amount]": "49" }, "line_items"],
  ["more than the most", { "line_items[0][quantity]": "2000" }, "line_items"],
  [
    "TWINT above 5000 francs",
    { "line_items[0][price_data][unit_amount]": "500001", "allowed_payment_method_types[0]": "twint" },
    "allowed_payment_method_types",
  ],
  ["a time in the past", { expires_at: "1700000000" }, "expires_at"],
  ["more than a day", { expires_at: String(Math.floor(Date.now() / 1000) + 86_500) }, "expires_at"],
  ["a plain address outside", { success_url: "http://wren.example/" }, "success_url"],
  ["an empty text", { client_reference_id: "" }, "client_reference_id"],
])("%s is refused", async (_, change, param) => {
  const { status, error } = await post({ ...FORM, ...change });
  expect({ status, error }).toMatchObject({ status: 400, error: { type: "invalid_request_error", param } });
});

test.each([
  ["without a key", { headers: { Authorization: "" } }, 401],
  ["in another version", { headers: { "Stripe-Version": "2022-11-15" } }, 400],
  ["as JSON", { headers: { "Content-Type": "application/json" } }, 400],
  ["to an unknown path", { path: "/v1/customers" }, 404],
])("a call %s is refused", async (_, more, status) => {
  expect(await post(FORM, more)).toMatchObject({ status, error: { type: "invalid_request_error" } });
});

test("a call that was refused is not remembered under its key", async () => {
  const headers = { "Idempotency-Key": "refused-first" };
  expect(await post({ ...FORM, mode: undefined }, { headers })).toMatchObject({ status: 400 });
  expect(await post(FORM, { headers })).toMatchObject({ status: 200 });
});

test("sessions and refunds have every field that the SDK promises", async () => {
  const { ref } = await createSession();
  stripe.pay(ref);
  const sdk = sdkFor(stripe);
  const session = await sdk.checkout.sessions.retrieve(ref);
  expect(Object.keys(session)).toEqual(expect.arrayContaining(Object.keys(SESSION_FIELDS)));
  const { payment_intent: intent } = session;
  if (typeof intent !== "string") throw new TypeError("An intent that nobody asked for is an id");
  const refund = await sdk.refunds.create({ payment_intent: intent, amount: 100 });
  expect(Object.keys(refund)).toEqual(expect.arrayContaining(Object.keys(REFUND_FIELDS)));
});

test("the page can be paid on without scripts, once, also by a double click", async () => {
  const { ref, url } = await createSession();
  const page = await (await fetch(url ?? "")).text();
  expect(page).toContain("CHF 828.90");
  expect(page).not.toContain("<script");
  const press = () => fetch(`${stripe.url}/c/pay/${ref}/pay`, { method: "POST", redirect: "manual" });
  const [first, second] = await Promise.all([press(), press()]);
  expect(first.status).toBe(303);
  expect(first.headers.get("Location")).toBe(`http://localhost:3000/shop/return?session=${ref}`);
  const back = second.headers.get("Location") ?? "";
  expect(back).toBe(`/c/pay/${ref}`);
  const again = await fetch(stripe.url + back, { redirect: "manual" });
  expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(stripe.charges().filter(({ session }) => session === ref)).toMatchObject([
    { amountMinor: 82_890, currency: "chf", method: "card", refundedMinor: 0 },
  ]);
});

test("on the page a payment can fail and be given up", async () => {
  const { ref } = await createSession();
  const press = (action: string) =>
    fetch(`${stripe.url}/c/pay/${ref}/${action}`, { method: "POST", redirect: "manual" });
  const declined = await press("fail");
  expect(await (await fetch(stripe.url + (declined.headers.get("Location") ?? ""))).text()).toContain("declined");
  expect((await press("abandon")).headers.get("Location")).toBe("http://localhost:3000/shop/checkout");
  expect(stripe.charges().filter(({ session }) => session === ref)).toEqual([]);
});

test("a session expires by the clock", async () => {
  let now = Date.now();
  const other = await startSimulator({ now: () => now });
  const { ref } = await providerFor(other).create(paymentRequest());
  now += 46 * 60_000;
  expect(await providerFor(other).fetch(ref)).toMatchObject({ state: "expired" });
  expect(other.webhooks.events.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
  await other.stop();
});

type RequiredKeys<T> = keyof { [K in keyof T as undefined extends T[K] ? never : K]: true };

const SESSION_FIELDS = {
  id: true,
  object: true,
  adaptive_pricing: true,
  after_expiration: true,
  allow_promotion_codes: true,
  allowed_payment_method_types: true,
  amount_subtotal: true,
  amount_total: true,
  automatic_tax: true,
  billing_address_collection: true,
  cancel_url: true,
  client_reference_id: true,
  client_secret: true,
  collected_information: true,
  consent: true,
  consent_collection: true,
  created: true,
  currency: true,
  currency_conversion: true,
  custom_fields: true,
  custom_text: true,
  customer: true,
  customer_account: true,
  customer_creation: true,
  customer_details: true,
  customer_email: true,
  discounts: true,
  expires_at: true,
  integration_identifier: true,
  invoice: true,
  invoice_creation: true,
  livemode: true,
  locale: true,
  managed_payments: true,
  metadata: true,
  mode: true,
  origin_context: true,
  payment_intent: true,
  payment_link: true,
  payment_method_collection: true,
  payment_method_configuration_details: true,
  payment_method_options: true,
  payment_method_types: true,
  payment_status: true,
  permissions: true,
  recovered_from: true,
  saved_payment_method_options: true,
  setup_intent: true,
  shipping_address_collection: true,
  shipping_cost: true,
  shipping_options: true,
  status: true,
  submit_type: true,
  subscription: true,
  success_url: true,
  total_details: true,
  ui_mode: true,
  url: true,
  wallet_options: true,
} satisfies Record<RequiredKeys<Stripe.Checkout.Session>, true>;

const REFUND_FIELDS = {
  id: true,
  object: true,
  amount: true,
  balance_transaction: true,
  charge: true,
  created: true,
  currency: true,
  customer: true,
  customer_account: true,
  metadata: true,
  payment_intent: true,
  payment_method: true,
  reason: true,
  receipt_number: true,
  source_transfer_reversal: true,
  status: true,
  transfer_reversal: true,
} satisfies Record<RequiredKeys<Stripe.Refund>, true>;
