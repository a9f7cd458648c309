import type { Core } from "@strapi/strapi";
import type { PaymentMethod } from "@wren/domain";
import { optionalEnv, requiredEnv } from "../required-env";
import type { PaymentProvider } from "./provider";
import { createSandboxProvider } from "./sandbox/sandbox-provider";
import { createStripeProvider } from "./stripe";

export type Providers = {
  readonly methods: readonly PaymentMethod[];
  readonly isTest: boolean;
  forMethod(method: PaymentMethod): PaymentProvider | null;
  /** Null for one that was configured once and no longer is. */
  byName(name: string): PaymentProvider | null;
};

/** Stripe where it is configured; the sandbox, which only plays, where it is not. */
export function providersFromEnv(strapi: Core.Strapi): Providers {
  const secretKey = optionalEnv("STRIPE_SECRET_KEY");
  if (!secretKey) return listProviders([createSandboxProvider(strapi)]);
  const webhookSecret = requiredEnv("STRIPE_WEBHOOK_SECRET");
  const apiUrl = optionalEnv("STRIPE_API_URL") ?? undefined;
  return listProviders([createStripeProvider({ secretKey, webhookSecret, apiUrl })]);
}

function listProviders(providers: readonly PaymentProvider[]): Providers {
  return {
    methods: providers.flatMap(({ methods }) => methods),
    isTest: providers.some(({ isTest }) => isTest),
    forMethod: (method) => providers.find(({ methods }) => methods.includes(method)) ?? null,
    byName: (name) => providers.find((provider) => provider.name === name) ?? null,
  };
}
