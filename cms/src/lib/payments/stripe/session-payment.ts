import { isCurrency, money } from "@wren/domain";
import type Stripe from "stripe";
import { PaymentFailure, type ProviderPayment } from "../provider";

/** What must come with a session: without the charge nobody knows what was refunded. */
export const SESSION_DETAILS = ["payment_intent.latest_charge"];

export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const { client_reference_id: reference, amount_total: totalMinor, currency } = session;
  // The account may serve other shops too; what they sell is none of our orders.
  if (!reference || totalMinor === null || !isCurrency(currency))
    throw new PaymentFailure("refused", "foreign-session");

  return {
    state: stateOf(session),
    reference,
    amount: money(totalMinor, currency),
    refundedMinor: refundedOf(session),
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

function refundedOf(session: Stripe.Checkout.Session): number {
  const charge = intentOf(session)?.latest_charge;
  return charge && typeof charge === "object" ? charge.amount_refunded : 0;
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === "object" ? intent : null;
}
