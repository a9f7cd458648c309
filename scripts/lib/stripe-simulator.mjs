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
 * @property {string} secretKey the only accepted key
 * @property {string} webhookSecret
 * @property {string} [webhookUrl] target of events; can be set later, as `webhooks.url`
 * @property {number} [webhookRetryMs] delay before a refused event is sent again; doubles each time
 * @property {number} [port] a free one when left out
 * @property {() => number} [now] the clock, in milliseconds
 */

/**
 * Simulates Stripe, as far as the shop uses it, on loopback: with strict validation, a memory, a payment page and
 * signed webhooks. Faults and deliveries can be arranged; nothing is random unless the caller makes it so.
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
    /** Every call of the API, in order. */
    requests,
    /** Simulates the next day: used idempotency keys are forgotten. */
    forgetKeys: idempotency.forget,
    /** Expires a session, as Stripe does at `expires_at`. @param {string} id */
    expire(id) {
      const session = account.getSession(id);
      return session.status === "open" && Boolean(account.expireSession(session));
    },
    sessions: () => account.sessions().map(sessionRecord),
    /** All charges ever made. */
    charges: () => account.sessions().flatMap(chargeRecord),
    failRefunds: account.failRefunds,
    failRefund: account.failRefund,
    /**
     * Refunds in Stripe's dashboard: without a key, and without the shop.
     * @param {string} id
     * @param {number} [amountMinor] all of it when left out
     */
    refundInDashboard(id, amountMinor) {
      const { intent } = account.getSession(id);
      if (!intent) throw new Error(`${id} was not paid`);
      return refundRecord(account.refund(intent, { amount: amountMinor }));
    },
    /** @param {string} id */
    dispute: (id) => Boolean(account.dispute(account.getSession(id))),
    /** @param {string} id @param {"won" | "lost"} status from the shop's point of view */
    closeDispute: (id, status) => account.closeDispute(account.getSession(id), status),
    /** All refunds; the shop still has the money of failed ones. */
    refunds: () => account.refunds().map(refundRecord),
    /** A signature as Stripe makes it. @param {string} body @param {number} [sentAt] in seconds */
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
