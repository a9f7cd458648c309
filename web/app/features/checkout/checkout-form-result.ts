import type { CheckoutField, Money, Quote } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";

/** Every error of a checkout; there is a sentence for each under `errors`. */
export type CheckoutErrorCode = FormErrorCode | keyof (typeof messages)["errors"];

/** Result of a checkout form that placed no order: it was refused, or only asked for an update. */
export type CheckoutFormResult = {
  /** Typed texts to show again. */
  values: Partial<Record<CheckoutField | "token", string>>;
  errors: Partial<Record<CheckoutField, CheckoutErrorCode>>;
  problem: { code: CheckoutErrorCode; waitMinutes?: number } | null;
  /** Today's quote for the form; null when the cms was unreachable. */
  quote: Quote | null;
  /** True when an order was refused. A mere update of the total does not move the focus. */
  isRefusal: boolean;
  /** A change of prices that the visitor asked for. */
  news: "currency-changed" | "twint-possible" | null;
  /** The total in the previous currency, for the notice about the change. */
  totalBefore: Money | null;
};
