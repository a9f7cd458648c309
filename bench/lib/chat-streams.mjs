import { Agent, request } from "node:http";

/** A socket for each stream; requests share some others. */
const streaming = new Agent({ maxSockets: Infinity });
const sending = new Agent({ keepAlive: true, maxSockets: 64 });

const BROWSER = { "User-Agent": "Mozilla/5.0" };

/**
 * Listens as a browser does.
 * @param {URL} url
 * @param {Record<string, string>} headers
 * @param {(message: { seq: number, text: string }) => void} onMessage
 * @returns {Promise<{ close: () => void }>} once the server has said hello
 */
export function openStream(url, headers, onMessage) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: streaming, headers: { ...BROWSER, ...headers } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url.pathname}: ${response.statusCode}`));
      let rest = "";
      response.setEncoding("utf8").on("data", (text) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          if (block.includes("event: hello")) resolve({ close: () => asked.destroy() });
          if (block.includes("event: message")) onMessage(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ""));
        }
      });
      response.on("error", () => undefined);
    });
    asked.on("error", reject).end();
  });
}

/**
 * @param {URL} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} what
 * @returns {Promise<{ status: number, body: any }>}
 */
export function ask(url, { method = "POST", headers = {}, body = "" }) {
  return new Promise((resolve, reject) => {
    const length = body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const options = { method, agent: sending, headers: { ...BROWSER, ...length, ...headers } };
    const asked = request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => {
        const isJson = response.headers["content-type"]?.includes("json") || text === "{}";
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
      });
    });
    asked.on("error", reject).end(body);
  });
}

/**
 * Runs the work for every item, with limited concurrency.
 * @template Item, Result
 * @param {Item[]} items
 * @param {number} atOnce
 * @param {(item: Item, index: number) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function each(items, atOnce, work) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const goOn = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index], index);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return results;
}
