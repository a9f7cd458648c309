import type Stripe from "stripe";
import { PaymentFailure, type Refund } from "../provider";
import { asPaymentFailure } from "./failure";
import { idOf } from "./id-of";

const LOST_STATUSES = ["failed", "canceled"];

/**
 * Refunds once. Stripe forgets idempotency keys after a day, and a refund may be retried for longer. So the key is also
 * stored on the refund, and looked up before another one is made.
 */
export async function refundOnce(stripe: Stripe, { ref, key, amount }: Refund): Promise<void> {
  const session = await asPaymentFailure(stripe.checkout.sessions.retrieve(ref));
  const intent = idOf(session.payment_intent);
  if (!intent) throw new PaymentFailure("refused", "not-paid");
  if (session.currency !== amount.currency) throw new PaymentFailure("refused", "other-currency");

  const { data: earlier } = await asPaymentFailure(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  const ours = earlier.filter((refund) => refund.metadata?.key === key);
  if (ours.some((refund) => !isLost(refund))) return;

  // For a used key Stripe repeats its first answer, even when that refund has failed since.
  const idempotencyKey = ours.length === 0 ? key : `${key}:${String(ours.length)}`;
  const refund = await asPaymentFailure(
    stripe.refunds.create({ payment_intent: intent, amount: amount.minor, metadata: { key } }, { idempotencyKey }),
  );
  if (isLost(refund)) throw new PaymentFailure("refused", "refund-failed");
}

export function isLost({ status }: Stripe.Refund): boolean {
  return status !== null && LOST_STATUSES.includes(status);
}
