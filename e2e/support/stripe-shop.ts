import { startStripeSimulator } from "../../scripts/lib/stripe-simulator.mjs";
import { startSite, type Site } from "./site.ts";
import { test as base } from "./test.ts";

const KEYS = { secretKey: "sk_test_journey", webhookSecret: "whsec_journey" };

type StripeShop = { site: Site; stripe: Awaited<ReturnType<typeof startStripeSimulator>> };

/** Journeys in a shop that sells through Stripe, with the simulator in place of Stripe. */
export const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    async ({}, use) => {
      const stripe = await startStripeSimulator(KEYS);
      const site = await startSite({
        STRIPE_SECRET_KEY: KEYS.secretKey,
        STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
        STRIPE_API_URL: stripe.url,
        PAYMENT_ORIGINS: stripe.url,
      });
      stripe.webhooks.url = `${site.url}/webhooks/stripe`;
      await use({ site, stripe });
      await site.stop();
      await stripe.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.site.url);
  },
});
