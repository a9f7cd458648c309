import type { PaymentMethod } from "@wren/domain";
import type Stripe from "stripe";
import { PaymentFailure, type PaymentRequest } from "../provider";

export const STRIPE_METHODS = ["card", "twint", "provider"] as const satisfies PaymentMethod[];

/**
 * Everything that Stripe learns about an order: items, prices, and the buyer's e-mail address (which its page would ask
 * for otherwise). It gets no names, postal addresses or telephone numbers.
 */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, lines } = request;
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    currency: amount.currency,
    ...methodFilter(request.method),
    // The buyer has seen a price in one of our currencies, and that is what we expect to receive.
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
    // Shows staff in Stripe's dashboard which order a payment, a refund or a dispute belongs to.
    payment_intent_data: { description: reference, metadata: { reference } },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
  };
}

/** Restricts the methods enabled in Stripe's dashboard; "provider" offers them all. */
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
