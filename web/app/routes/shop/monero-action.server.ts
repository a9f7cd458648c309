import { moneroClaimFormSchema, type ClaimOutcome, type Locale } from "@wren/domain";
import { data, redirect } from "react-router";
import { claimTransaction, renewQuote, type Buyer, type MoneroFailure } from "#app/cms/monero.server.ts";
import type { MoneroFormResult } from "#app/features/monero/monero-form-result.ts";
import { parseForm } from "#app/lib/parse-form.server.ts";
import { orderPath } from "#app/visit/payment-redirect.server.ts";

const OUTCOME_STATUS: Record<ClaimOutcome, number> = {
  validated: 200,
  pending: 202,
  "too-low": 409,
  exists: 409,
  error: 400,
};

const FAILURE_STATUS: Record<MoneroFailure["code"], number> = {
  "not-payable": 409,
  "too-many-tries": 429,
  "service-unavailable": 503,
};

/** Submits the transaction id that the buyer has sent. */
export async function claim(form: FormData, buyer: Buyer) {
  const answer = answerWithTyped(form);
  // A typing mistake is refused here, without using up a try.
  const parsed = parseForm(moneroClaimFormSchema, form);
  if (!parsed.ok) return say({ ...answer, errors: parsed.errors as MoneroFormResult["errors"] }, { status: 400 });

  const claimed = await claimTransaction(buyer, parsed.data);
  if (!claimed.ok) return refuse(answer, claimed);
  const { outcome, missingXmr } = claimed.answer;
  return say({ ...answer, outcome, missingXmr }, { status: OUTCOME_STATUS[outcome] });
}

/** Shows the form as typed, after a change of language or currency. */
export function showClaimAgain(form: FormData) {
  return say(answerWithTyped(form), { status: 200 });
}

function answerWithTyped(form: FormData): MoneroFormResult {
  return { ...NOTHING, form: "monero-claim", values: { txid: textIn(form, "txid"), txKey: textIn(form, "txKey") } };
}

/** Requests a new quote and shows the page with it. */
export async function showNewQuote(buyer: Buyer, locale: Locale) {
  const renewed = await renewQuote(buyer);
  if (renewed.ok) return redirect(orderPath(buyer.secret, locale), 303);
  return refuse({ ...NOTHING, form: "monero-quote" }, renewed);
}

function say(monero: MoneroFormResult, init: { status: number; headers?: Record<string, string> }) {
  return data({ monero }, init);
}

const NOTHING = { outcome: null, missingXmr: "0", values: {}, errors: {}, problem: null };

function refuse(answer: MoneroFormResult, failure: MoneroFailure) {
  const { code } = failure;
  const retryAfterSeconds = code === "too-many-tries" ? failure.retryAfterSeconds : 0;
  const headers = retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const problem = { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return say({ ...answer, problem }, { status: FAILURE_STATUS[code], headers });
}

/** Longer than any valid input, and short enough to be written into the page again. */
const MAX_ECHO_LENGTH = 2_000;

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, MAX_ECHO_LENGTH) : "";
}
