import Stripe from "stripe";
import { idOf } from "./id-of";

const SIGNATURE_TOLERANCE_SECONDS = 300;

type SignedMessage = { rawBody: string; signature: string | undefined; webhookSecret: string };

/** @returns null when the message is not from Stripe, was altered, or is an old one replayed */
export function checkEvent(stripe: Stripe, { rawBody, signature, webhookSecret }: SignedMessage): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? "", webhookSecret, SIGNATURE_TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/**
 * Id of the object that an event is about. Refunds and disputes name the payment intent, not its session. An accepted
 * refund can still fail, days later; older endpoints report that as `charge.refund.updated` only.
 */
export function subjectOf({ type, data }: Stripe.Event): string | null {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return data.object.id;
    case "charge.refunded":
    case "refund.failed":
    case "refund.updated":
    case "charge.refund.updated":
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return idOf(data.object.payment_intent);
    default:
      return null;
  }
}
