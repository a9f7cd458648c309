import { WEBHOOK_SIGNATURE_HEADERS } from "@wren/domain";
import { PaymentFailure, type PaymentProvider, type ProviderPayment } from "./provider";
import { createStripeClient, isLiveKey, type StripeAccess } from "./stripe/client";
import { checkEvent, subjectOf } from "./stripe/event";
import { asPaymentFailure } from "./stripe/failure";
import { idOf } from "./stripe/id-of";
import { refundOnce } from "./stripe/refund";
import { SESSION_DETAILS, hasMoreRefunds, isDisputed, paymentOf } from "./stripe/session-payment";
import { STRIPE_METHODS, sessionParams } from "./stripe/session-params";

const INTENT_PREFIX = "pi_";

type StripeSettings = StripeAccess & { webhookSecret: string };

/** Stripe's hosted checkout. A payment's `ref` is the id of its Checkout Session. */
export function createStripeProvider({ webhookSecret, ...access }: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(access);
  const { sessions } = stripe.checkout;

  async function fetch(ref: string): Promise<ProviderPayment> {
    const session = await asPaymentFailure(sessions.retrieve(ref, { expand: SESSION_DETAILS }));
    const intent = idOf(session.payment_intent);
    if (!intent) return paymentOf(session);
    const which = { payment_intent: intent, limit: 100 };
    const refunds = hasMoreRefunds(session) ? await asPaymentFailure(stripe.refunds.list(which)) : null;
    const disputes = isDisputed(session) ? await asPaymentFailure(stripe.disputes.list(which)) : null;
    return paymentOf(session, { disputes: disputes?.data, refunds: refunds?.data });
  }

  async function close(ref: string): Promise<ProviderPayment> {
    try {
      return paymentOf(await asPaymentFailure(sessions.expire(ref, { expand: SESSION_DETAILS })));
    } catch (error) {
      if (!(error instanceof PaymentFailure) || error.kind !== "refused") throw error;
      // Only an open session can be expired. The caller needs the state of any other.
      const payment = await fetch(ref);
      if (payment.state === "open") throw error;
      return payment;
    }
  }

  return {
    name: "stripe",
    isTest: !isLiveKey(access.secretKey),
    methods: STRIPE_METHODS,
    fetch,
    close,
    async create(request) {
      const params = sessionParams(request);
      const { id, url } = await asPaymentFailure(sessions.create(params, { idempotencyKey: request.key }));
      return { ref: id, url };
    },
    refund: (refund) => refundOnce(stripe, refund),
    async refOf(ref) {
      if (!ref.startsWith(INTENT_PREFIX)) return ref;
      const { data } = await asPaymentFailure(sessions.list({ payment_intent: ref, limit: 1 }));
      return data[0]?.id ?? null;
    },
    readEvent(rawBody, header) {
      const event = checkEvent(stripe, { rawBody, signature: header(WEBHOOK_SIGNATURE_HEADERS.stripe), webhookSecret });
      return event && { id: event.id, ref: subjectOf(event) };
    },
  };
}
