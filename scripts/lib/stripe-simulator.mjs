import { createServer } from "node:http";
import { createAccount, newId } from "./stripe-simulator/account.mjs";
import { API_VERSION, createApi, operationsOf } from "./stripe-simulator/api.mjs";
import { createBuyer, createCheckout } from "./stripe-simulator/checkout.mjs";
import { createFaults } from "./stripe-simulator/faults.mjs";
import { createListener } from "./stripe-simulator/http.mjs";
import { createIdempotency } from "./stripe-simulator/idempotency.mjs";
import { chargeRecord, refundRecord, sessionRecord } from "./stripe-simulator/ledger.mjs";
import { createWebhooks, signature } from "./stripe-simulator/webhooks.mjs";

/**
 * @typedef {object} SimulatorOptions
 * @property {string} secretKey the only one that is let in
 * @property {string} webhookSecret
 * @property {string} [webhookUrl] where events go; can be set later, as `webhooks.url`
 * @property {number} [webhookRetryMs] how long after a refused event it is sent again; doubles each time
 * @property {number} [port] a free one when left out
 * @property {() => number} [now] the clock, in milliseconds
 */

/**
 * Stripe, as far as the shop uses it, on the loopback: strict about what it is sent, with a memory, a page to pay on
 * and signed webhooks. Faults and deliveries can be arranged; nothing is random unless the caller makes it so.
 * @param {SimulatorOptions} options
 */
export async function startStripeSimulator({
  secretKey,
  webhookSecret,
  webhookUrl,
  webhookRetryMs,
  port = 0,
  now = Date.now,
}) {
  const nowSeconds = () => Math.floor(now() / 1000);
  const server = createServer();
  const origin = await listen(server, port);

  const webhooks = createWebhooks({ secret: webhookSecret, url: webhookUrl, retryMs: webhookRetryMs });
  const account = createAccount({
    origin,
    nowSeconds,
    announce: (type, object) => webhooks.publish(eventOf(type, object, nowSeconds())),
  });
  const buyer = createBuyer(account);
  const faults = createFaults();
  const idempotency = createIdempotency();
  const operations = operationsOf({ account, origin, nowSeconds });
  const { listener, requests } = createListener({
    answerApi: createApi({ operations, idempotency, faults, secretKey }),
    visit: createCheckout({ account, buyer, answered: webhooks.answered }),
  });
  server.on("request", (request, response) => void listener(request, response));

  return {
    url: origin,
    ...buyer,
    faults,
    webhooks,
    /** Every call of the api, in order. */
    requests,
    /** A day has passed: keys that were used begin anew. */
    forgetKeys: idempotency.forget,
    /** Its time is up: what Stripe does when `expires_at` has come. @param {string} id */
    expire(id) {
      const session = account.getSession(id);
      return session.status === "open" && Boolean(account.expireSession(session));
    },
    sessions: () => account.sessions().map(sessionRecord),
    /** All money that was ever taken. */
    charges: () => account.sessions().flatMap(chargeRecord),
    failRefunds: account.failRefunds,
    failRefund: account.failRefund,
    /** Somebody sends money back in Stripe's dashboard: without a key, and without the shop. @param {string} id @param {number} [amountMinor] all of it when left out */
    refundInDashboard(id, amountMinor) {
      const { intent } = account.getSession(id);
      if (!intent) throw new Error(`${id} was not paid`);
      return refundRecord(account.refund(intent, { amount: amountMinor }));
    },
    /** @param {string} id */
    dispute: (id) => Boolean(account.dispute(account.getSession(id))),
    /** @param {string} id @param {"won" | "lost"} status for the shop */
    closeDispute: (id, status) => account.closeDispute(account.getSession(id), status),
    /** Everything that was asked back; what failed is still the shop's. */
    refunds: () => account.refunds().map(refundRecord),
    /** A signature as Stripe would make it. @param {string} body @param {number} [sentAt] in seconds */
    sign: (body, sentAt) => signature(body, webhookSecret, sentAt),
    async stop() {
      webhooks.stop();
      await new Promise((resolve) => {
        server.close(() => resolve(null));
        server.closeAllConnections();
      });
    },
  };
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 */
async function listen(server, port) {
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(null));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}`;
}

/**
 * @param {string} type
 * @param {object | null} object
 * @param {number} created
 * @returns {import("./stripe-simulator/webhooks.mjs").StripeEvent}
 */
function eventOf(type, object, created) {
  return {
    id: newId("evt"),
    object: "event",
    type,
    created,
    api_version: API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object },
  };
}
