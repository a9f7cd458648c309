import type { PaymentMethod } from "@wren/domain";
import type Stripe from "stripe";
import { PaymentFailure, type PaymentRequest } from "../provider";

export const STRIPE_METHODS = ["card", "twint", "provider"] as const satisfies PaymentMethod[];

/**
 * What Stripe learns about an order: what is bought, for how much, and the buyer's e-mail address (which its page
 * would ask for otherwise). Names, addresses and telephone numbers are not its business.
 */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, lines } = request;
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    currency: amount.currency,
    ...methodFilter(request.method),
    // The buyer has seen a price in a currency of ours, and that is what we expect to receive.
    adaptive_pricing: { enabled: false },
    billing_address_collection: "auto",
    phone_number_collection: { enabled: false },
    line_items: lines.map(({ name, quantity, amountMinor }) => ({
      quantity,
      price_data: {
        currency: amount.currency,
        unit_amount: amountMinor,
        tax_behavior: "inclusive",
        product_data: { name },
      },
    })),
    locale: request.locale,
    customer_email: request.email,
    client_reference_id: reference,
    metadata: { reference },
    // Staff who look at a payment, a refund or a dispute in Stripe's dashboard see which order it belongs to.
    payment_intent_data: { description: reference, metadata: { reference } },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
  };
}

/** A filter on the methods that are switched on in Stripe's dashboard; "provider" offers them all. */
function methodFilter(
  method: PaymentMethod,
): Pick<Stripe.Checkout.SessionCreateParams, "allowed_payment_method_types"> {
  switch (method) {
    case "card":
    case "twint":
      return { allowed_payment_method_types: [method] };
    case "provider":
      return {};
    case "monero":
      throw new PaymentFailure("refused", "method-unknown");
  }
}
