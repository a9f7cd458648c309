import type { ClaimOutcome } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";

/** Every error of the Monero forms; there is a sentence for each under `errors`. */
export type MoneroErrorCode = FormErrorCode | keyof (typeof messages)["errors"];

/** Result of a form in the payment section. */
export type MoneroFormResult = FormFailure<MoneroErrorCode> & {
  form: "monero-claim" | "monero-quote";
  /** Result of checking a transaction id; null when it was not checked. */
  outcome: ClaimOutcome | null;
  /** The amount still due, when too little was sent. */
  missingXmr: string;
};

/** True for outcomes after which nothing has to be typed again. */
export function isGoodOutcome(outcome: ClaimOutcome | null): outcome is "validated" | "pending" {
  return outcome === "validated" || outcome === "pending";
}
