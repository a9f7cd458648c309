import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../failure.mjs";

const TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const START_MS = 60_000;

/** Numbers are exact enough here: a private chain never has the nine thousand XMR that no longer fit one. */
const toJson = (/** @type {object} */ body) =>
  JSON.stringify(body, (_, value) => (typeof value === "bigint" ? Number(value) : value));

/**
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>} the answer; only the caller knows its shape
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
 * Calls a node, or a wallet without login.
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
  // A wallet with a login answers 401, which shows that it is up.
  while (
    !(await fetch(`${url}/json_rpc`, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null))
  ) {
    if (Date.now() > deadline) throw new Failure(`${service.name} did not answer on ${url}.`);
    await Promise.race([wait(POLL_MS), service.failed]);
  }
}
