import Stripe from "stripe";
import { PaymentFailure } from "../provider";

/** A repetition of the same call is still at work (409), or Stripe is too busy (429): neither is a no. */
const STATUSES_TO_REPEAT = [409, 429];

/** Stripe's errors become ours; everything else is a surprise and stays what it is. */
export async function asPaymentFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentFailure(kindOf(error), codeOf(error));
    throw error;
  }
}

/** No status means no answer: whether Stripe did what was asked is not known. */
function kindOf({ statusCode = 0 }: Stripe.errors.StripeError): PaymentFailure["kind"] {
  const isRefusal = statusCode >= 400 && statusCode < 500 && !STATUSES_TO_REPEAT.includes(statusCode);
  return isRefusal ? "refused" : "unreachable";
}

/** Never the message: it may quote what was sent, an e-mail address for instance. */
function codeOf({ code, rawType, type, param }: Stripe.errors.StripeError): string {
  return [code ?? rawType ?? type, param].filter(Boolean).join(" ");
}
