import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../../support/boot";
import {
  paymentRequest,
  providerFor,
  SECRET_KEY,
  startSimulator,
  WEBHOOK_SECRET,
  type StripeSimulator,
} from "../../support/stripe";
import { fillStock } from "./baskets";
import { testContract } from "./provider-contract";
import { requestsToRefuse } from "./requests-to-refuse";

let stripe: StripeSimulator;
let cms: BootedCms;

beforeAll(async () => {
  stripe = await startSimulator();
  cms = await bootFromTemplate({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  await fillStock(cms);
});

afterAll(async () => {
  await cms.stop();
  await stripe.stop();
});

testContract({
  name: "stripe",
  cms: () => cms,
  methods: ["card", "twint", "provider"],
  shownLines: (ref) => Promise.resolve(stripe.sessions().find(({ id }) => id === ref)?.lines ?? []),
  pay(orders) {
    for (const { ref } of orders) expect(stripe.pay(ref)).not.toBeNull();
    return Promise.resolve();
  },
});

// The rules of `check-request.ts` are Stripe's own, not ours: this test keeps the two from drifting apart.
test.each(requestsToRefuse().filter(({ isUnknownToStripe }) => !isUnknownToStripe))(
  "Stripe itself refuses $name",
  async ({ fault }) => {
    const create = providerFor(stripe).create(paymentRequest(fault));
    await expect(create).rejects.toMatchObject({ name: "PaymentFailure", kind: "refused" });
  },
);
