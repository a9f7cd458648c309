import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../platform/per-strapi";
import { receive, workOnInbox } from "./inbox";
import { finishOldParts } from "./partial-refunds";
import { paymentProviders, type Providers } from "./providers";
import { checkOpenPayments, expireOrders } from "./reconcile";
import { clock } from "../../../platform/process/clock";

type Header = (name: string) => string | undefined;

type PaymentService = {
  readonly providers: Providers;
  /** @returns true when the message really comes from the provider; then it is stored */
  receive(provider: string, rawBody: string, header: Header): Promise<boolean>;
  workOnInbox(now: Date): Promise<number>;
  checkOpenPayments(now: Date): Promise<number>;
  finishOldParts(now: Date): Promise<number>;
  expireOrders(now: Date): Promise<number>;
};

export const paymentService = perStrapi((strapi: Core.Strapi): PaymentService => {
  const providers = paymentProviders(strapi);
  return {
    providers,
    async receive(name, rawBody, header) {
      const provider = providers.byName(name);
      const event = provider?.readEvent(rawBody, header) ?? null;
      if (!event) return false;
      await receive(strapi, { provider: name, event, rawBody, now: clock.now() });
      return true;
    },
    workOnInbox: (now) => workOnInbox(strapi, now),
    checkOpenPayments: (now) => checkOpenPayments(strapi, now),
    finishOldParts: (now) => finishOldParts(strapi, now),
    expireOrders: (now) => expireOrders(strapi, now),
  };
});
