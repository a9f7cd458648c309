import { randomBytes } from "node:crypto";
import { invalidRequest, noSuch } from "./api-error.mjs";
import { chargeShape, disputeShape, intentShape, refundShape, sessionShape } from "./shapes.mjs";

/**
 * @typedef {object} Charge
 * @property {string} id
 * @property {number} created
 * @property {string} method
 * @property {number} amountMinor
 * @property {number} refundedMinor
 * @property {Dispute | null} dispute
 * @property {Refund[]} refunds
 */

/**
 * @typedef {object} Dispute
 * @property {string} id
 * @property {number} created
 * @property {Intent} intent
 * @property {number} amountMinor
 * @property {"needs_response" | "won" | "lost"} status
 */

/**
 * @typedef {object} Intent
 * @property {string} id
 * @property {number} created
 * @property {Session} session
 * @property {"requires_payment_method" | "processing" | "succeeded"} status
 * @property {Charge | null} charge
 */

/**
 * @typedef {object} Session
 * @property {string} id
 * @property {number} created
 * @property {number} expiresAt in seconds, like all times of Stripe
 * @property {"open" | "complete" | "expired"} status
 * @property {boolean} isPaid
 * @property {import("./session-params.mjs").SessionParams} params
 * @property {Intent | null} intent
 */

/**
 * @typedef {object} Refund
 * @property {string} id
 * @property {number} created
 * @property {Intent} intent
 * @property {Charge} charge
 * @property {number} amountMinor
 * @property {Record<string, string>} metadata
 * @property {"succeeded" | "failed"} status
 */

/**
 * State of one shop at Stripe, and all events that can change it.
 * @param {{ origin: string, nowSeconds: () => number, announce: (type: string, object: object | null) => void }} world
 */
export function createAccount({ origin, nowSeconds, announce }) {
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  /** @type {Refund[]} */
  const refunds = [];
  let areRefundsFailing = false;

  /** @param {string} id */
  function getSession(id) {
    const session = sessions.get(id);
    if (!session) throw noSuch("checkout.session", id);
    if (session.status === "open" && session.expiresAt <= nowSeconds()) expire(session);
    return session;
  }

  /** @param {string} id */
  function getIntent(id) {
    const intent = [...sessions.values()].map(({ intent }) => intent).find((one) => one?.id === id);
    if (!intent) throw noSuch("payment_intent", id);
    return intent;
  }

  /** @param {Session} session */
  function expire(session) {
    session.status = "expired";
    announce("checkout.session.expired", sessionShape(session, { origin }));
  }

  /**
   * The buyer's attempt to pay creates the intent; a second attempt continues with the same one.
   * @param {Session} session
   */
  function attempt(session) {
    session.intent ??= {
      id: newId("pi"),
      created: nowSeconds(),
      session,
      status: "requires_payment_method",
      charge: null,
    };
    return session.intent;
  }

  /** @param {Session} session */
  function receiveMoney(session) {
    const intent = attempt(session);
    const { totalMinor, methods } = session.params;
    intent.status = "succeeded";
    intent.charge = {
      id: newId("ch"),
      created: nowSeconds(),
      method: methods[0] ?? "card",
      amountMinor: totalMinor,
      refundedMinor: 0,
      dispute: null,
      refunds: [],
    };
    session.isPaid = true;
  }

  return {
    getSession,
    getIntent,
    sessions: () => [...sessions.keys()].map(getSession),
    disputes: () => [...sessions.values()].flatMap(({ intent }) => intent?.charge?.dispute ?? []),
    refunds: () => [...refunds],

    /** Makes refunds fail at the buyer's bank, or succeed again. @param {boolean} isFailing */
    failRefunds(isFailing) {
      areRefundsFailing = isFailing;
    },

    /** @param {Session["params"]} params */
    createSession(params) {
      const created = nowSeconds();
      const id = newId("cs_test");
      /** @type {Session} */
      const session = {
        id,
        created,
        expiresAt: params.expires_at,
        status: "open",
        isPaid: false,
        params,
        intent: null,
      };
      sessions.set(id, session);
      return session;
    },

    /** @param {Session} session */
    expireSession(session) {
      if (session.status !== "open") {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      expire(session);
      return session;
    },

    /** @param {Session} session @returns true when it could still be paid */
    pay(session) {
      if (session.status !== "open") return false;
      receiveMoney(session);
      session.status = "complete";
      announce("checkout.session.completed", sessionShape(session, { origin }));
      return true;
    },

    /** Declines the card: the buyer may try again. @param {Session} session */
    decline(session) {
      if (session.status !== "open") return false;
      announce("payment_intent.payment_failed", intentShape(attempt(session)));
      return true;
    },

    /** Completes the session while the money comes later or not at all. @param {Session} session */
    completeUnpaid(session) {
      if (session.status !== "open") return false;
      attempt(session).status = "processing";
      session.status = "complete";
      announce("checkout.session.completed", sessionShape(session, { origin }));
      return true;
    },

    /** @param {Session} session @param {boolean} hasArrived */
    settle(session, hasArrived) {
      if (session.intent?.status !== "processing") return false;
      if (hasArrived) receiveMoney(session);
      else session.intent.status = "requires_payment_method";
      announce(
        `checkout.session.async_payment_${hasArrived ? "succeeded" : "failed"}`,
        sessionShape(session, { origin }),
      );
      return true;
    },

    /** @param {Intent} intent @param {{ amount?: number | undefined, metadata?: Record<string, string> | undefined }} params */
    refund(intent, { amount, metadata = {} }) {
      const { charge } = intent;
      if (!charge) {
        const message = "This PaymentIntent does not have a successful charge to refund.";
        throw invalidRequest(message, { param: "payment_intent", code: "payment_intent_unexpected_state" });
      }
      if (charge.dispute && charge.dispute.status !== "won") {
        throw invalidRequest("This charge has been charged back; cannot issue a refund.", { code: "charge_disputed" });
      }
      const leftMinor = charge.amountMinor - charge.refundedMinor;
      const amountMinor = amount ?? leftMinor;
      if (leftMinor === 0) {
        throw invalidRequest("Charge has already been refunded.", { code: "charge_already_refunded" });
      }
      if (amountMinor > leftMinor) {
        throw invalidRequest("Refund amount is greater than unrefunded amount on charge.", { param: "amount" });
      }
      const status = areRefundsFailing ? "failed" : "succeeded";
      if (status === "succeeded") charge.refundedMinor += amountMinor;
      /** @type {Refund} */
      const refund = { id: newId("re"), created: nowSeconds(), intent, charge, amountMinor, metadata, status };
      refunds.push(refund);
      charge.refunds.push(refund);
      announce("refund.created", refundShape(refund));
      if (status === "succeeded") announce("charge.refunded", chargeShape(intent));
      return refund;
    },

    /**
     * Fails a refund days after it was accepted: the buyer's bank returns the money to the shop.
     * @param {string} id
     */
    failRefund(id) {
      const refund = refunds.find((one) => one.id === id);
      if (!refund) throw noSuch("refund", id);
      if (refund.status !== "succeeded") return false;
      refund.status = "failed";
      refund.charge.refundedMinor -= refund.amountMinor;
      for (const type of ["refund.updated", "refund.failed", "charge.refund.updated"])
        announce(type, refundShape(refund));
      return true;
    },

    /** Opens a dispute; the bank takes the money until it is settled. @param {Session} session */
    dispute({ intent }) {
      if (!intent?.charge || intent.charge.dispute) return null;
      const amountMinor = intent.charge.amountMinor - intent.charge.refundedMinor;
      /** @type {Dispute} */
      const dispute = { id: newId("du"), created: nowSeconds(), intent, amountMinor, status: "needs_response" };
      intent.charge.dispute = dispute;
      announce("charge.dispute.created", disputeShape(dispute));
      return dispute;
    },

    /** @param {Session} session @param {"won" | "lost"} status from the shop's point of view */
    closeDispute({ intent }, status) {
      const dispute = intent?.charge?.dispute;
      if (dispute?.status !== "needs_response") return false;
      dispute.status = status;
      announce("charge.dispute.closed", disputeShape(dispute));
      return true;
    },
  };
}

/** @param {string} prefix */
export function newId(prefix) {
  return `${prefix}_${randomBytes(18).toString("hex")}`;
}
