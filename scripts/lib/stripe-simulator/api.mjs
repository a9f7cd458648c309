import { setTimeout as pause } from "node:timers/promises";
import { ApiError, invalidRequest } from "./api-error.mjs";
import { integer, list, metadata, object, oneOf, optional, text } from "./readers.mjs";
import { readSessionParams } from "./session-params.mjs";
import { disputeShape, EXPANSIONS, intentShape, refundShape, sessionShape } from "./shapes.mjs";

export const API_VERSION = "2026-10-28.endive";

/**
 * @typedef {import("./form.mjs").Form} Form
 * @typedef {import("./idempotency.mjs").Answer} Answer
 * @typedef {{ method: string, path: string, form: Form, key: string | undefined, headers: import("node:http").IncomingHttpHeaders }} ApiCall
 * @typedef {{ name: string, method: string, path: RegExp, prepare: (form: Form, id: string) => () => object }} Operation
 */

const expand = optional(list(oneOf(...EXPANSIONS), { max: EXPANSIONS.length }));
const readView = object({ expand });
const readNothing = object({});
const readRefund = object({
  payment_intent: text(),
  amount: optional(integer({ min: 1, max: 99_999_999 })),
  metadata: optional(metadata),
});
const readIntentFilter = object({ payment_intent: text(), limit: optional(integer({ min: 1, max: 100 })) });

/**
 * The API calls that the shop makes, and no others. Each checks its parameters first and then returns the work to do,
 * so that a refused call leaves nothing behind.
 * @param {{ account: ReturnType<typeof import("./account.mjs").createAccount>, origin: string, nowSeconds: () => number }} world
 * @returns {Operation[]}
 */
export function operationsOf({ account, origin, nowSeconds }) {
  return [
    {
      name: "sessions.create",
      method: "POST",
      path: /^\/v1\/checkout\/sessions$/,
      prepare(form) {
        const params = readSessionParams(form, nowSeconds());
        return () => sessionShape(account.createSession(params), { origin });
      },
    },
    {
      name: "sessions.retrieve",
      method: "GET",
      path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
      prepare(form, id) {
        const view = readView(form, "");
        return () => sessionShape(account.getSession(id), { origin, ...view });
      },
    },
    {
      name: "sessions.expire",
      method: "POST",
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      prepare(form, id) {
        const view = readView(form, "");
        return () => sessionShape(account.expireSession(account.getSession(id)), { origin, ...view });
      },
    },
    {
      name: "payment_intents.retrieve",
      method: "GET",
      path: /^\/v1\/payment_intents\/([^/]+)$/,
      prepare(form, id) {
        readNothing(form, "");
        return () => intentShape(account.getIntent(id));
      },
    },
    {
      name: "refunds.create",
      method: "POST",
      path: /^\/v1\/refunds$/,
      prepare(form) {
        const params = readRefund(form, "");
        return () => refundShape(account.refund(account.getIntent(params.payment_intent), params));
      },
    },
    {
      name: "refunds.list",
      method: "GET",
      path: /^\/v1\/refunds$/,
      prepare(form) {
        const filter = readIntentFilter(form, "");
        return () => {
          const all = account.refunds().filter(({ intent }) => intent.id === filter.payment_intent);
          return listOf("/v1/refunds", all.map(refundShape), filter);
        };
      },
    },
    {
      name: "sessions.list",
      method: "GET",
      path: /^\/v1\/checkout\/sessions$/,
      prepare(form) {
        const filter = readIntentFilter(form, "");
        return () => {
          const all = account.sessions().filter(({ intent }) => intent?.id === filter.payment_intent);
          return listOf(
            "/v1/checkout/sessions",
            all.map((session) => sessionShape(session, { origin })),
            filter,
          );
        };
      },
    },
    {
      name: "disputes.list",
      method: "GET",
      path: /^\/v1\/disputes$/,
      prepare(form) {
        const filter = readIntentFilter(form, "");
        return () => {
          const all = account.disputes().filter(({ intent }) => intent.id === filter.payment_intent);
          return listOf("/v1/disputes", all.map(disputeShape), filter);
        };
      },
    },
  ];
}

/**
 * Newest first, as all of Stripe's lists.
 * @param {string} url
 * @param {object[]} all
 * @param {{ limit?: number | undefined }} filter
 */
function listOf(url, all, { limit = 10 }) {
  return { object: "list", url, has_more: all.length > limit, data: all.toReversed().slice(0, limit) };
}

/**
 * @param {{ operations: Operation[], idempotency: ReturnType<typeof import("./idempotency.mjs").createIdempotency>, faults: ReturnType<typeof import("./faults.mjs").createFaults>, secretKey: string }} world
 */
export function createApi({ operations, idempotency, faults, secretKey }) {
  /**
   * @param {ApiCall} call
   * @returns {Promise<Answer & { cut?: "silence" | "reset" }>} `cut`: how the response gets lost
   */
  return async function answer(call) {
    requireAccess(call, secretKey);
    const { operation, id } = find(operations, call);
    const named = { operation: operation.name, key: call.key };
    const fault = faults.take(named);
    if (fault === "reset-before-commit") return { status: 0, body: {}, cut: "reset" };
    if (fault === "429" || fault === "403") throw refusalFor(fault);

    const prepare = () => {
      const work = operation.prepare(call.form, id);
      return async () => {
        await pause(faults.latencyMs(named));
        const done = perform(work);
        return fault === "500-after-commit" ? SERVER_ERROR : done;
      };
    };
    const fingerprint = JSON.stringify([call.method, call.path, call.form]);
    const key = call.method === "POST" ? call.key : undefined;
    const answered = await idempotency.once({ key, fingerprint }, prepare);
    if (fault === "silence-after-commit") return { ...answered, cut: "silence" };
    return fault === "reset-after-commit" ? { ...answered, cut: "reset" } : answered;
  };
}

/** @param {"429" | "403"} fault */
function refusalFor(fault) {
  return fault === "429"
    ? new ApiError(429, { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." })
    : new ApiError(403, {
        type: "invalid_request_error",
        message: "The provided key has not the required permissions.",
      });
}

/** Stripe's error for a failure whose repetition would get the same answer. @type {Answer} */
const SERVER_ERROR = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred." } },
  headers: { "Stripe-Should-Retry": "false" },
};

/**
 * A refusal in the middle of the work is a response like any other, and remembered like one.
 * @param {() => object} work
 * @returns {Answer}
 */
function perform(work) {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * @param {ApiCall} call
 * @param {string} secretKey
 */
function requireAccess({ method, headers }, secretKey) {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new ApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
  }
  if (headers["stripe-version"] !== API_VERSION) {
    throw invalidRequest(`Invalid Stripe API version: ${String(headers["stripe-version"])}`);
  }
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (method === "POST" && !isForm) throw invalidRequest("Invalid request: the body must be form-encoded.");
}

/**
 * @param {Operation[]} operations
 * @param {ApiCall} call
 */
function find(operations, { method, path }) {
  for (const operation of operations) {
    const match = operation.method === method ? operation.path.exec(path) : null;
    if (match) return { operation, id: match[1] ?? "" };
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new ApiError(404, { type: "invalid_request_error", message });
}
