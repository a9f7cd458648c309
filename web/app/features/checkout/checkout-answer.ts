import type { CheckoutField, Money, Quote } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";

/** Everything that can be wrong with a checkout; there is a sentence for each under `errors`. */
export type CheckoutErrorCode = FormErrorCode | keyof (typeof messages)["errors"];

/** What the server says to a form that did not become an order, or was not meant to become one yet. */
export type CheckoutAnswer = {
  /** What was typed, to be shown again. */
  values: Partial<Record<CheckoutField | "token", string>>;
  errors: Partial<Record<CheckoutField, CheckoutErrorCode>>;
  problem: { code: CheckoutErrorCode; waitMinutes?: number } | null;
  /** Today's sum for what was sent; null when the cms could not be asked. */
  quote: Quote | null;
  /** Ordering was refused. A form that only asked for its sum is answered without taking the attention. */
  isRefusal: boolean;
  /** The prices have changed, as the visitor wanted. */
  news: "currency-changed" | "twint-possible" | null;
  /** The sum as it was in the other currency, for the news of it. */
  totalBefore: Money | null;
};
