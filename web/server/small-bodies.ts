import type { IncomingMessage } from "node:http";

/** The most that a form without files may hold (`app/lib/parse-form.server.ts`). */
const MAX_BYTES = 64 * 1024;

const received = new WeakMap<IncomingMessage, Uint8Array<ArrayBuffer>>();

/**
 * Reads a small body ahead, so that a slow line takes its time before others have to wait for its request.
 * @returns true when nothing of the request is missing any more; uploads are read as they are worked on
 */
export async function receiveSmallBody(request: IncomingMessage): Promise<boolean> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return true;
  const length = Number(headers["content-length"] ?? (headers["transfer-encoding"] === undefined ? 0 : Infinity));
  if (length > MAX_BYTES) return false;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  received.set(request, new Uint8Array(Buffer.concat(chunks)));
  return true;
}

/** The body that was read ahead, if it was. */
export function receivedBody(request: IncomingMessage): Uint8Array<ArrayBuffer> | undefined {
  return received.get(request);
}
