import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../failure.mjs";

const TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const START_MS = 60_000;

/** Sums are exact here: nobody on a private chain has the nine thousand XMR that no longer fit a number. */
const toJson = (/** @type {object} */ body) =>
  JSON.stringify(body, (_, value) => (typeof value === "bigint" ? Number(value) : value));

/**
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>} what node and wallet answer is known by the one who asks
 */
export async function post(url, body) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: toJson(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/**
 * A call of a node, or of a wallet without login.
 * @param {string} url
 * @param {string} method
 * @param {object} [params]
 */
export async function call(url, method, params = {}) {
  const { result, error } = await post(`${url}/json_rpc`, { jsonrpc: "2.0", id: "0", method, params });
  if (error) throw new Error(`${method}: ${error.message} (${error.code})`);
  return result;
}

/**
 * @param {string} url
 * @param {import("../service.mjs").Service} service
 */
export async function waitUntilListens(url, service) {
  const deadline = Date.now() + START_MS;
  // Without a login a wallet answers 401, which is an answer too.
  while (
    !(await fetch(`${url}/json_rpc`, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null))
  ) {
    if (Date.now() > deadline) throw new Failure(`${service.name} did not answer on ${url}.`);
    await Promise.race([wait(POLL_MS), service.failed]);
  }
}
