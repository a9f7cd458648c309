import type { ClaimOutcome } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";

/** Everything that can be wrong with a form of the payment part; there is a sentence for each under `errors`. */
export type MoneroErrorCode = FormErrorCode | keyof (typeof messages)["errors"];

/** What the server says to a form of the payment part. */
export type MoneroAnswer = FormFailure<MoneroErrorCode> & {
  form: "monero-claim" | "monero-quote";
  /** What became of a transaction that was named; null when it was not looked at. */
  outcome: ClaimOutcome | null;
  /** What is still to send, when it was too little. */
  missingXmr: string;
};

/** These end well, or will: nothing has to be typed again. */
export function isGoodOutcome(outcome: ClaimOutcome | null): outcome is "validated" | "pending" {
  return outcome === "validated" || outcome === "pending";
}
