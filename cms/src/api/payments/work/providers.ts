import type { Core } from "@strapi/strapi";
import type { Currency, PaymentMethod } from "@wren/domain";
import { env } from "../../../platform/env";
import { perStrapi } from "../../../platform/per-strapi";
import { markAsTest } from "../../../platform/test-mode";
import { checkRequest } from "./check-request";
import { PaymentFailure, type PaymentProvider } from "./provider";
import { isSandboxAllowed } from "./sandbox/sandbox-allowed";
import { createSandboxProvider } from "./sandbox/sandbox-provider";
import { createStripeProvider } from "./stripe";

export type Providers = {
  /** Methods on offer in this currency at this moment. */
  methodsFor(currency: Currency): Promise<PaymentMethod[]>;
  readonly isTest: boolean;
  forMethod(method: PaymentMethod): PaymentProvider | null;
  /** Null for a provider that is no longer configured. */
  byName(name: string): PaymentProvider | null;
};

/** @returns null when it is not configured */
type CreateProvider = (strapi: Core.Strapi) => PaymentProvider | null;

const otherProviders = new Set<CreateProvider>();

/** Registers a provider from a higher floor: payments know it only by its contract. */
export function registerProvider(create: CreateProvider): void {
  otherProviders.add(create);
}

/**
 * Stripe and the wallet where they are configured; otherwise, in the demo, the sandbox, which only simulates payments and never runs
 * where strangers could take it for real.
 */
export const paymentProviders = perStrapi((strapi: Core.Strapi): Providers => {
  const others = [...otherProviders].flatMap((create) => create(strapi) ?? []);
  const providers = [...providersOfCards(strapi, { isNeeded: others.length === 0 }), ...others];
  if (providers.some(({ isTest }) => isTest)) markAsTest(strapi);
  return listProviders(providers.map(withCheckedRequests));
});

/** Checks requests in one place: adapters trust what they get, and a new one has the same rules. */
function withCheckedRequests(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    async create(request) {
      if (!provider.methods.includes(request.method)) throw new PaymentFailure("refused", "method-unknown");
      checkRequest(request);
      return provider.create(request);
    },
  };
}

function providersOfCards(strapi: Core.Strapi, { isNeeded }: { isNeeded: boolean }): PaymentProvider[] {
  const secretKey = env("STRIPE_SECRET_KEY");
  const webhookSecret = env("STRIPE_WEBHOOK_SECRET");
  if (secretKey && webhookSecret)
    return [createStripeProvider({ secretKey, webhookSecret, apiUrl: env("STRIPE_API_URL") })];
  if (isSandboxAllowed()) return [createSandboxProvider(strapi)];
  // A site of one's own may start without any: its checkout says so, and it cannot open before there is one.
  if (!isNeeded || !env("SEED_DEMO_CONTENT")) return [];
  throw new Error(
    `Payments would only be played at ${env("PUBLIC_URL")}. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or a Monero wallet, or ALLOW_SANDBOX=true if that is what you want.`,
  );
}

function listProviders(providers: readonly PaymentProvider[]): Providers {
  return {
    async methodsFor(currency) {
      const methods: PaymentMethod[] = [];
      for (const provider of providers)
        if (!provider.takes || (await provider.takes(currency))) methods.push(...provider.methods);
      return methods;
    },
    isTest: providers.some(({ isTest }) => isTest),
    forMethod: (method) => providers.find(({ methods }) => methods.includes(method)) ?? null,
    byName: (name) => providers.find((provider) => provider.name === name) ?? null,
  };
}
