import { ApiError } from "./api-error.mjs";
import { expiredPage, hostedPage } from "./hosted-page.mjs";

/** Stripe waits this long for the response to `checkout.session.completed` before it sends the buyer back. */
const LONGEST_WAIT_MS = 10_000;

/** @typedef {import("./account.mjs").Session} Session */
/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Page */

/**
 * Actions of buyers, by hand on the page or by call.
 * @param {ReturnType<typeof import("./account.mjs").createAccount>} account
 */
export function createBuyer(account) {
  return {
    /** @param {string} id @returns address to which the buyer is sent; null when it can no longer be paid */
    pay(id) {
      const session = account.getSession(id);
      return account.pay(session) ? successUrl(session) : null;
    },
    /** The bank declines; the session stays open. @param {string} id */
    fail: (id) => account.decline(account.getSession(id)),
    /** Pays by a method whose money comes later. `asyncSucceed` or `asyncFail` follows. @param {string} id */
    completeUnpaid(id) {
      const session = account.getSession(id);
      return account.completeUnpaid(session) ? successUrl(session) : null;
    },
    /** @param {string} id */
    asyncSucceed: (id) => account.settle(account.getSession(id), true),
    /** @param {string} id */
    asyncFail: (id) => account.settle(account.getSession(id), false),
    /** Pays by a method whose money comes later, and lets it arrive. @param {string} id */
    asyncPay(id) {
      const url = this.completeUnpaid(id);
      this.asyncSucceed(id);
      return url;
    },
    /** @param {string} id @returns address to which the buyer goes; nothing else happens */
    abandon: (id) => account.getSession(id).params.cancel_url ?? null,
  };
}

/**
 * The page at `session.url`.
 * @param {{ account: ReturnType<typeof import("./account.mjs").createAccount>, buyer: ReturnType<typeof createBuyer>, answered: () => Promise<void> }} world
 */
export function createCheckout({ account, buyer, answered }) {
  /** @type {Record<string, (session: Session) => string | null>} */
  const actions = {
    pay: ({ id }) => buyer.pay(id),
    "pay-later": ({ id }) => buyer.asyncPay(id),
    abandon: ({ id }) => buyer.abandon(id),
    fail: ({ id }) => (buyer.fail(id) ? `/c/pay/${id}?declined` : null),
  };

  /**
   * @param {string} method
   * @param {URL} url
   * @returns {Promise<Page>}
   */
  return async function visit(method, url) {
    const [, id = "", action = ""] = /^\/c\/pay\/([^/]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const session = account.getSession(id);
    if (method === "GET" && !action) {
      if (session.status === "complete") return redirect(successUrl(session));
      if (session.status === "expired") return page(410, expiredPage());
      return page(200, hostedPage(session, { wasDeclined: url.searchParams.has("declined") }));
    }
    const act = method === "POST" ? actions[action] : undefined;
    if (!act) throw new ApiError(404, { type: "invalid_request_error", message: "No such page." });
    // Pressing the button twice leads to the same page, and pays once.
    const target = act(session) ?? `/c/pay/${id}`;
    await Promise.race([answered(), pause(LONGEST_WAIT_MS)]);
    return redirect(target);
  };
}

/** @param {Session} session */
function successUrl({ id, params }) {
  return params.success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}

/** @param {string} target @returns {Page} */
function redirect(target) {
  return { status: 303, headers: { Location: target }, body: "" };
}

/** @param {number} status @param {string} body @returns {Page} */
function page(status, body) {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }, body };
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
