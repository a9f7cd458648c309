import { MINUTE_MS, problemWithMethod } from "@wren/domain";
import { PaymentFailure, type PaymentRequest } from "./provider";

// Stripe's limits, applied to every provider: an order that can be paid in the sandbox can be paid for real.
const MAX_LINES = 100;
const MAX_QUANTITY = 999_999;
const MAX_NAME_LENGTH = 250;
const MAX_MINOR = 99_999_999;
const MAX_REFERENCE_LENGTH = 200;
const MAX_KEY_LENGTH = 255;
const MAX_EMAIL_LENGTH = 512;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS;

/**
 * Throws on a request that no provider may get. Stripe charges the sum of the lines, so missing lines would take the
 * wrong amount.
 */
export function checkRequest(request: PaymentRequest): void {
  const problem = problemWithTexts(request) ?? problemWithLines(request) ?? problemWithAmount(request);
  if (problem) throw new PaymentFailure("refused", problem);
}

/**
 * Throws on a page that would close too soon or too late, counted from the provider's first call: a repetition with the
 * same key gets the existing page.
 */
export function checkExpiry({ expiresAt }: Pick<PaymentRequest, "expiresAt">, now: Date): void {
  const ms = expiresAt.getTime() - now.getTime();
  if (!(ms >= SHORTEST_MS)) throw new PaymentFailure("refused", "expires-too-soon");
  if (ms > LONGEST_MS) throw new PaymentFailure("refused", "expires-too-late");
}

function problemWithTexts({ key, reference, email }: PaymentRequest): string | null {
  if (!isFilled(key, MAX_KEY_LENGTH)) return "key-invalid";
  if (!isFilled(reference, MAX_REFERENCE_LENGTH)) return "reference-invalid";
  return isFilled(email, MAX_EMAIL_LENGTH) && EMAIL_PATTERN.test(email) ? null : "email-invalid";
}

function problemWithLines({ lines }: PaymentRequest): string | null {
  if (lines.length === 0) return "lines-missing";
  if (lines.length > MAX_LINES) return "too-many-lines";
  for (const { name, quantity, amountMinor } of lines) {
    if (!isFilled(name, MAX_NAME_LENGTH)) return "line-name-invalid";
    if (!isIntegerIn(quantity, 1, MAX_QUANTITY)) return "line-quantity-invalid";
    if (!isIntegerIn(amountMinor, 0, MAX_MINOR)) return "line-amount-invalid";
  }
  return null;
}

function problemWithAmount({ method, amount, lines }: PaymentRequest): string | null {
  const sumMinor = lines.reduce((sum, { quantity, amountMinor }) => sum + quantity * amountMinor, 0);
  if (sumMinor !== amount.minor) return "lines-differ-from-amount";
  if (method !== "monero" && amount.minor > MAX_MINOR) return "too-large";
  return problemWithMethod(method, amount);
}

function isFilled(text: string, maxLength: number): boolean {
  return text.trim() !== "" && text.length <= maxLength;
}

function isIntegerIn(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
