import { isCurrency, money } from "@wren/domain";
import type Stripe from "stripe";
import { PaymentFailure, type ProviderPayment } from "../provider";
import { isLost } from "./refund";

/** Parts to expand in a session: without the charge and its refunds, refunds and disputes would be unknown. */
export const SESSION_DETAILS = ["payment_intent.latest_charge.refunds"];

const CLOSED_STATUSES: readonly Stripe.Dispute.Status[] = ["won", "lost", "prevented", "warning_closed"];

export function isDisputed(session: Stripe.Checkout.Session): boolean {
  return chargeOf(session)?.disputed ?? false;
}

/** A charge contains only its newest refunds; the caller has to list the others. */
export function hasMoreRefunds(session: Stripe.Checkout.Session): boolean {
  return chargeOf(session)?.refunds?.has_more ?? false;
}

type Details = {
  /** Disputes of the session's payment; a charge only says that there are some. */
  disputes?: readonly Stripe.Dispute[];
  /** All refunds, if there are more than a charge contains. */
  refunds?: readonly Stripe.Refund[];
};

export function paymentOf(session: Stripe.Checkout.Session, details: Details = {}): ProviderPayment {
  const { disputes = [], refunds = chargeOf(session)?.refunds?.data ?? [] } = details;
  const { client_reference_id: reference, amount_total: totalMinor, currency } = session;
  // The charge's own sum does not tell what failed.
  const failedMinor = sumOf(refunds.filter(isLost));
  // The account may serve other shops, too, whose sessions are not our orders.
  if (!reference || totalMinor === null || !isCurrency(currency))
    throw new PaymentFailure("refused", "foreign-session");

  return {
    state: stateOf(session),
    reference,
    amount: money(totalMinor, currency),
    // A lost dispute takes the money like a refund, but Stripe does not call it one.
    refundedMinor: sumOf(refunds) - failedMinor + sumOf(disputes.filter(({ status }) => status === "lost")),
    ...(failedMinor > 0 && { refundFailedMinor: failedMinor }),
    refundKeys: refunds.filter((refund) => !isLost(refund)).flatMap(({ metadata }) => metadata?.key ?? []),
    isDisputed: disputes.some(({ status }) => !CLOSED_STATUSES.includes(status)),
  };
}

function stateOf(session: Stripe.Checkout.Session): ProviderPayment["state"] {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  // "Complete" only says that the buyer has done their part: a bank transfer may still be under way, or fail.
  if (session.payment_status !== "unpaid") return "paid";
  return hasFailed(intentOf(session)) ? "failed" : "processing";
}

function hasFailed(intent: Stripe.PaymentIntent | null): boolean {
  return intent?.status === "requires_payment_method" || intent?.status === "canceled";
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === "object" ? charge : null;
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === "object" ? intent : null;
}
