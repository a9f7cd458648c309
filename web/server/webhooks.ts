import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#app/log.server.ts";

/** Far more than any provider sends. */
const MAX_BODY_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;

const WEBHOOK_PATH = /^\/webhooks\/([a-z0-9-]{1,40})\/?$/;

/** Headers that the cms needs besides the body: its type, and the provider's signature. */
const PASSED_HEADERS = ["content-type", "stripe-signature", "sandbox-signature"];

/**
 * Forwards a payment provider's messages to the cms byte by byte, because the signature covers the bytes. It comes
 * before all rules for visitors: payments during maintenance are booked. When the cms cannot take a message, the answer
 * is an error, and the provider sends it again.
 */
export function createWebhookProxy(apiUrl: string) {
  async function forward(provider: string, request: IncomingMessage): Promise<number> {
    const body = await readBody(request);
    if (!body) return 413;
    try {
      const answer = await fetch(`${apiUrl}/webhooks/${provider}`, {
        method: "POST",
        headers: passedHeaders(request),
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
      const provider = request.method === "POST" ? WEBHOOK_PATH.exec(request.url?.split("?")[0] ?? "")?.[1] : undefined;
      if (!provider) return false;
      const status = await forward(provider, request);
      // The rest of a body that is too long is not read.
      if (status === 413) response.setHeader("Connection", "close");
      if (status === 503) response.setHeader("Retry-After", "30");
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end();
      return true;
    },
  };
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

function passedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    PASSED_HEADERS.flatMap((name) => {
      const value = headers[name]?.toString();
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
