import { createHmac } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {{ id: string, object: "event", type: string, created: number, api_version: string, livemode: false,
 *   pending_webhooks: number, request: null, data: { object: object | null } }} StripeEvent
 * @typedef {{ event: string, type: string, attempt: number, status: number | null }} Delivery status is null without a
 * response
 */

const TIMEOUT_MS = 10_000;
/** Stripe retries for three days. */
const MOST_ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Sends events to the shop as Stripe does: at least once, in no guaranteed order, again when the response is not 2xx.
 * @param {{ secret: string, url?: string | undefined, retryMs?: number }} target
 */
export function createWebhooks({ secret, url, retryMs = 100 }) {
  /** @type {StripeEvent[]} */
  const events = [];
  /** @type {StripeEvent[]} */
  const waiting = [];
  /** @type {Delivery[]} */
  const deliveries = [];
  /** @type {Set<Promise<void>>} */
  const onTheWay = new Set();
  /** @type {Set<Promise<void>>} */
  const inFlight = new Set();
  const stopping = new AbortController();
  // Any number of events may be sent at once.
  setMaxListeners(0, stopping.signal);

  const webhooks = {
    /** Target of events; they are dropped while it is not set. */
    url,
    /** The delays (ms) after which an event is sent: [] loses it, [0, 0] sends it twice, unequal delays change the order. @type {(event: StripeEvent) => number[]} */
    plan: () => [0],
    /** While true, events wait for `deliver`. */
    isHolding: false,
    events,
    deliveries,

    /** @param {StripeEvent} event */
    publish(event) {
      events.push(event);
      if (webhooks.isHolding) return void waiting.push(event);
      for (const delayMs of webhooks.plan(event)) track(onTheWay, sendAfter(delayMs, event, 1));
    },

    /**
     * Sends the held events, one after the other.
     * @param {(events: StripeEvent[]) => StripeEvent[]} [arrange] may reorder, drop or repeat them
     */
    async deliver(arrange = (held) => held) {
      for (const event of arrange(waiting.splice(0))) await sendAfter(0, event, 1);
    },

    /** Resolves when every event has arrived or was given up. */
    async settled() {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },

    /** Resolves when all requests under way were answered. */
    async answered() {
      await Promise.all(inFlight);
    },

    stop: () => stopping.abort(),
  };

  /**
   * @param {number} delayMs
   * @param {StripeEvent} event
   * @param {number} attempt
   * @returns {Promise<void>}
   */
  async function sendAfter(delayMs, event, attempt) {
    if (delayMs > 0) await pause(delayMs, null, { signal: stopping.signal }).catch(() => null);
    if (!webhooks.url || stopping.signal.aborted) return;
    const sending = send(webhooks.url, event);
    track(
      inFlight,
      sending.then(() => undefined),
    );
    const status = await sending;
    deliveries.push({ event: event.id, type: event.type, attempt, status });
    const isTaken = status !== null && status >= 200 && status < 300;
    const pauseMs = Math.min(retryMs * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    if (!isTaken && attempt < MOST_ATTEMPTS) await sendAfter(pauseMs, event, attempt + 1);
  }

  /**
   * @param {string} target
   * @param {StripeEvent} event
   */
  async function send(target, event) {
    const body = JSON.stringify(event);
    try {
      const response = await fetch(target, {
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature(body, secret) },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.text();
      return response.status;
    } catch {
      return null;
    }
  }

  return webhooks;
}

/**
 * @param {string} body
 * @param {string} secret
 * @param {number} [sentAt] in seconds
 */
export function signature(body, secret, sentAt = Math.floor(Date.now() / 1000)) {
  const hmac = createHmac("sha256", secret).update(`${sentAt}.${body}`).digest("hex");
  return `t=${sentAt},v1=${hmac}`;
}

/**
 * @param {Set<Promise<void>>} all
 * @param {Promise<void>} one
 */
function track(all, one) {
  all.add(one);
  void one.finally(() => all.delete(one));
}
