import type { IncomingMessage, ServerResponse } from "node:http";
import { isWebhookProvider, WEBHOOK_SIGNATURE_HEADERS, type WebhookProvider } from "@wren/domain";
import { log } from "#app/log.server.ts";

/** Far more than any provider sends. */
const MAX_BODY_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;

const PREFIX = "/webhooks/";
const JSON_TYPE = /^application\/json\s*(?:;[^,]*)?$/i;

/**
 * Forwards a payment provider's messages to the cms byte by byte, because the signature covers the bytes. It comes
 * before all rules for visitors: payments during maintenance are booked. When the cms cannot take a message, the answer
 * is an error, and the provider sends it again. Anything that cannot be a message is refused here: the address is open
 * to everybody, and only the cms can check the signature.
 */
export function createWebhookProxy(apiUrl: string) {
  async function receive(provider: string, request: IncomingMessage): Promise<number> {
    if (!isWebhookProvider(provider)) return 404;
    if (request.method !== "POST") return 405;
    if (!isPlainJson(request)) return 415;
    if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return 413;
    const body = await readBody(request);
    if (!body) return 413;
    return isJsonObject(body) ? forward(provider, { body, signature: signatureOf(provider, request) }) : 400;
  }

  async function forward(provider: WebhookProvider, { body, signature }: Message): Promise<number> {
    try {
      const answer = await fetch(`${apiUrl}${PREFIX}${provider}`, {
        method: "POST",
        headers: { "Content-Type": "application/json; charset=utf-8", ...signature },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "manual",
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      log.warn("webhook-not-forwarded", { cause: String(error) });
      return 503;
    }
  }

  return {
    /** Answers requests for webhooks; returns false for any other address. */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(PREFIX)) return false;
      const status = await receive(path.slice(PREFIX.length).replace(/\/$/, ""), request);
      // A body that was refused is not read to its end.
      if (!request.complete) response.setHeader("Connection", "close");
      if (status === 405) response.setHeader("Allow", "POST");
      if (status === 503) response.setHeader("Retry-After", "30");
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end();
      return true;
    },
  };
}

type Message = { body: Buffer; signature: Record<string, string> };

function isPlainJson({ headers }: IncomingMessage): boolean {
  return JSON_TYPE.test(headers["content-type"] ?? "") && (headers["content-encoding"] ?? "identity") === "identity";
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not close the connection, which still has to carry the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The cms writes each body that it cannot parse to its log. */
function isJsonObject(body: Buffer): boolean {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return typeof parsed === "object" && parsed !== null;
  } catch {
    return false;
  }
}

function signatureOf(provider: WebhookProvider, { headers }: IncomingMessage): Record<string, string> {
  const name = WEBHOOK_SIGNATURE_HEADERS[provider];
  const value = headers[name]?.toString();
  return value === undefined ? {} : { [name]: value };
}
