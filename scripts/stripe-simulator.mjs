// `node scripts/stripe-simulator.mjs [webhook address]`: a Stripe to click through by hand, without an account.
import { requireNode } from "./lib/node-version.mjs";
import { startStripeSimulator } from "./lib/stripe-simulator.mjs";

const PORT = 12_111;
const secretKey = "sk_test_simulator";
const webhookSecret = "whsec_simulator";

requireNode();
const [webhookUrl] = process.argv.slice(2);
const { url } = await startStripeSimulator({ secretKey, webhookSecret, webhookUrl, port: PORT });
process.stdout.write(
  `Stripe's simulator listens. Start the site with\n\n` +
    `STRIPE_API_URL=${url} STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} PAYMENT_ORIGINS=${url}\n\n` +
    `Events go to ${webhookUrl ?? "nobody: no address was given"}.\n`,
);
