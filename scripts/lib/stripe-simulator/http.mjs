import { text } from "node:stream/consumers";
import { newId } from "./account.mjs";
import { ApiError } from "./api-error.mjs";
import { parseForm } from "./form.mjs";

/**
 * @typedef {object} SeenRequest
 * @property {string} method
 * @property {string} path
 * @property {string | undefined} key
 * @property {import("./form.mjs").Form} form
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {number | null} status null while there is no response, or when it was lost on its way
 * @property {boolean} isReplay
 */

/**
 * HTTP server for the API and the hosted page.
 * @param {{ answerApi: ReturnType<typeof import("./api.mjs").createApi>, visit: ReturnType<typeof import("./checkout.mjs").createCheckout> }} parts
 */
export function createListener({ answerApi, visit }) {
  /** @type {SeenRequest[]} */
  const requests = [];

  /** @param {import("node:http").IncomingMessage} request */
  async function readCall(request) {
    const url = new URL(request.url ?? "", "http://stripe");
    const method = request.method ?? "";
    const body = await text(request);
    const form = parseForm(method === "GET" ? url.search : body);
    const key = request.headers["idempotency-key"];
    return { method, path: url.pathname, form, key: Array.isArray(key) ? key[0] : key, headers: request.headers };
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function serveApi(request, response) {
    const call = await readCall(request);
    /** @type {SeenRequest} */
    const seen = { ...call, status: null, isReplay: false };
    requests.push(seen);
    const { status, body, headers = {}, cut } = await answerApi(call).catch(refusal);
    if (cut === "reset") return request.socket.destroy();
    if (cut === "silence") return;
    seen.status = status;
    seen.isReplay = "Idempotent-Replayed" in headers;
    response.writeHead(status, { "Content-Type": "application/json", "Request-Id": newId("req"), ...headers });
    response.end(JSON.stringify(body));
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function servePage(request, response) {
    const { status, headers, body } = await visit(request.method ?? "", new URL(request.url ?? "", "http://stripe"));
    response.writeHead(status, headers).end(body);
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function listener(request, response) {
    const serve = request.url?.startsWith("/c/") ? servePage : serveApi;
    try {
      await serve(request, response);
    } catch (error) {
      const { status, body } = refusal(error);
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    }
  }

  return { listener, requests };
}

/**
 * @param {unknown} error
 * @returns {import("./idempotency.mjs").Answer & { cut?: undefined }}
 */
function refusal(error) {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  throw error;
}
