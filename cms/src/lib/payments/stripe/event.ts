import Stripe from "stripe";

const SIGNATURE_TOLERANCE_SECONDS = 300;

type SignedMessage = { rawBody: string; signature: string | undefined; webhookSecret: string };

/** @returns null when the message is not Stripe's, was changed on its way, or is an old one sent again */
export function checkEvent(stripe: Stripe, { rawBody, signature, webhookSecret }: SignedMessage): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? "", webhookSecret, SIGNATURE_TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/**
 * Refunds and disputes name the payment intent only, and the session behind it is one more question to Stripe. Ours
 * are booked when we ask for them; those made in the dashboard are seen when the payment is fetched the next time.
 */
export function sessionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return event.data.object.id;
    default:
      return null;
  }
}
