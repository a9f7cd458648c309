import type { Core } from "@strapi/strapi";
import { receive, workOnInbox } from "../../../lib/payments/inbox";
import { providersFromEnv, type Providers } from "../../../lib/payments/providers";
import { checkOpenPayments, expireOrders } from "../../../lib/payments/reconcile";

type Header = (name: string) => string | undefined;

type PaymentService = {
  readonly providers: Providers;
  /** @returns whether the message is a provider's own; then it is kept for good */
  receive(provider: string, rawBody: string, header: Header): Promise<boolean>;
  workOnInbox(now: Date): Promise<number>;
  checkOpenPayments(now: Date): Promise<number>;
  expireOrders(now: Date): Promise<number>;
};

/** Strapi's registry forgets the types of our own methods; this remembers them. */
export function paymentService(strapi: Core.Strapi) {
  return strapi.service("api::payment.payment") as unknown as PaymentService;
}

export default ({ strapi }: { strapi: Core.Strapi }): PaymentService => {
  const providers = providersFromEnv(strapi);
  return {
    providers,
    async receive(name, rawBody, header) {
      const provider = providers.byName(name);
      const event = provider?.readEvent(rawBody, header) ?? null;
      if (!event) return false;
      await receive(strapi, { provider: name, event, rawBody, now: new Date() });
      return true;
    },
    workOnInbox: (now) => workOnInbox(strapi, now),
    checkOpenPayments: (now) => checkOpenPayments(strapi, now),
    expireOrders: (now) => expireOrders(strapi, now),
  };
};
