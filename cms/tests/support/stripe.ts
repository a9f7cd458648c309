import Stripe from "stripe";
import { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import { createStripeProvider } from "../../src/api/payments/work/stripe";
import type { PaymentRequest } from "../../src/api/payments/work/provider";

export const SECRET_KEY = "sk_test_wren";
export const WEBHOOK_SECRET = "whsec_wren";

const MINUTE_MS = 60_000;

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

export const startSimulator = (more: { now?: () => number } = {}) =>
  startStripeSimulator({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, webhookRetryMs: 10, ...more });

export const providerFor = (simulator: StripeSimulator, more: { secretKey?: string; timeoutMs?: number } = {}) =>
  createStripeProvider({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: simulator.url, ...more });

/** The bare SDK, for calls that the shop never makes. */
export const sdkFor = ({ url }: StripeSimulator) =>
  new Stripe(SECRET_KEY, { host: "127.0.0.1", port: new URL(url).port, protocol: "http", telemetry: false });

let requestCount = 0;

/** A phone with a case, shipped: CHF 828.90. Each request has its own key and reference. */
export function paymentRequest(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  requestCount += 1;
  return {
    key: `attempt-${String(requestCount)}`,
    reference: `W-TEST-${String(requestCount).padStart(4, "0")}`,
    method: "card",
    amount: { minor: 82_890, currency: "chf" },
    locale: "de",
    email: "ada@example.org",
    lines: [
      { name: "Wren One, 256 GB", quantity: 1, amountMinor: 79_900 },
      { name: "Hülle", quantity: 2, amountMinor: 990 },
      { name: "Versand", quantity: 1, amountMinor: 1_010 },
    ],
    expiresAt: new Date(Date.now() + 45 * MINUTE_MS),
    successUrl: "http://localhost:3000/shop/return?session={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/shop/checkout",
    ...overrides,
  };
}
