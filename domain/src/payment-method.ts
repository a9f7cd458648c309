import type { Currency } from "./currency.js";
import type { Money } from "./money.js";

/** Payment methods (spec, section 9). `provider` is the payment provider's own page with all its methods. */
export const PAYMENT_METHODS = ["card", "twint", "provider", "monero"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const TWINT_CURRENCY: Currency = "chf";
const TWINT_MAX_MINOR = 500_000;
/** Minimum of the providers, in all our currencies: extra storage for the last days may cost less. */
const PROVIDER_MIN_MINOR = 50;

export type MethodProblem = "too-small" | "twint-needs-chf" | "twint-limit";

/** Reason why this amount cannot be paid this way; null when it can. */
export function problemWithMethod(method: PaymentMethod, total: Money): MethodProblem | null {
  if (method !== "monero" && total.minor < PROVIDER_MIN_MINOR) return "too-small";
  if (method !== "twint") return null;
  if (total.currency !== TWINT_CURRENCY) return "twint-needs-chf";
  return total.minor > TWINT_MAX_MINOR ? "twint-limit" : null;
}
