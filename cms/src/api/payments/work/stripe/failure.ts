import Stripe from "stripe";
import { PaymentFailure } from "../provider";

/** 409: the same call is still running. 429: Stripe is too busy. Neither is a refusal. */
const STATUSES_TO_REPEAT = [409, 429];

/** Converts Stripe's errors to ours; everything else is a surprise and stays what it is. */
export async function asPaymentFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentFailure(kindOf(error), codeOf(error));
    throw error;
  }
}

/** No status means no answer: it is unknown whether Stripe did what was asked. */
function kindOf({ statusCode = 0 }: Stripe.errors.StripeError): PaymentFailure["kind"] {
  const isRefusal = statusCode >= 400 && statusCode < 500 && !STATUSES_TO_REPEAT.includes(statusCode);
  return isRefusal ? "refused" : "unreachable";
}

/** Leaves out the message, which may quote what was sent, such as an e-mail address. */
function codeOf({ code, rawType, type, param }: Stripe.errors.StripeError): string {
  return [code ?? rawType ?? type, param].filter(Boolean).join(" ");
}
