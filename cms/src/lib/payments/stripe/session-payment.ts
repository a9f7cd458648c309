import { isCurrency, money } from "@wren/domain";
import type Stripe from "stripe";
import { PaymentFailure, type ProviderPayment } from "../provider";

/** What must come with a session: without the charge nobody knows what was refunded or disputed. */
export const SESSION_DETAILS = ["payment_intent.latest_charge"];

const CLOSED_STATUSES: readonly Stripe.Dispute.Status[] = ["won", "lost", "prevented", "warning_closed"];

export function isDisputed(session: Stripe.Checkout.Session): boolean {
  return chargeOf(session)?.disputed ?? false;
}

/** @param disputes of the session's payment; a charge only says that there are some */
export function paymentOf(session: Stripe.Checkout.Session, disputes: readonly Stripe.Dispute[]): ProviderPayment {
  const { client_reference_id: reference, amount_total: totalMinor, currency } = session;
  // The account may serve other shops too; what they sell is none of our orders.
  if (!reference || totalMinor === null || !isCurrency(currency))
    throw new PaymentFailure("refused", "foreign-session");

  return {
    state: stateOf(session),
    reference,
    amount: money(totalMinor, currency),
    refundedMinor: (chargeOf(session)?.amount_refunded ?? 0) + lostMinor(disputes),
    isDisputed: disputes.some(({ status }) => !CLOSED_STATUSES.includes(status)),
  };
}

function stateOf(session: Stripe.Checkout.Session): ProviderPayment["state"] {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  // "Complete" only says that the buyer has done their part: a bank transfer may still be on its way, or fail.
  if (session.payment_status !== "unpaid") return "paid";
  return hasFailed(intentOf(session)) ? "failed" : "processing";
}

function hasFailed(intent: Stripe.PaymentIntent | null): boolean {
  return intent?.status === "requires_payment_method" || intent?.status === "canceled";
}

/** A dispute that was lost takes the money like a refund, and Stripe does not call it one. */
function lostMinor(disputes: readonly Stripe.Dispute[]): number {
  return disputes.reduce((sum, { status, amount }) => sum + (status === "lost" ? amount : 0), 0);
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === "object" ? charge : null;
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === "object" ? intent : null;
}
