import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

const TIMEOUT_MS = 30_000;

/** @type {Record<string, (bytes: Buffer) => Buffer>} */
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync, identity: (bytes) => bytes };

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {Buffer} body decoded
 */

/**
 * Fetches without following redirects. Not by `fetch`, whose own headers would tell this program from a browser.
 * @param {URL} address
 * @param {import("./guises.mjs").Guise} guise
 * @returns {Promise<Answer>}
 */
export function fetchAs(address, { headers }) {
  const request = address.protocol === "https:" ? requestHttps : requestHttp;
  const sent = { Host: address.host, ...headers };
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: sent, timeout: TIMEOUT_MS }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const decode = DECODERS[response.headers["content-encoding"] ?? "identity"];
        if (!decode) return reject(new Error(`unknown encoding ${response.headers["content-encoding"]}`));
        try {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: decode(Buffer.concat(chunks)),
          });
        } catch (error) {
          reject(error);
        }
      });
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer within 30 seconds")));
    asked.on("error", reject);
    asked.end();
  });
}
