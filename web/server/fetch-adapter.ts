import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { localAddress } from "#app/lib/local-address.ts";
import { receivedBody } from "./small-bodies.ts";

/** Converts Node's request into a web `Request`, at the origin under which the visitor sees the site. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const url = origin + localAddress(request.url);
  const left = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) left.abort();
  });

  const method = request.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers: toWebHeaders(request),
    signal: left.signal,
    ...(hasBody && { body: receivedBody(request) ?? (Readable.toWeb(request) as ReadableStream), duplex: "half" }),
  });
}

/** A request of the same visitor for another page. */
export function toPageRequest(request: IncomingMessage, url: string): Request {
  return new Request(url, { headers: toWebHeaders(request) });
}

export async function sendWebResponse(answer: Response, response: ServerResponse, method: string): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);

  if (!answer.body || method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

function toWebHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Skips HTTP/2 pseudo headers; Node keeps repeated headers as a list.
    if (name.startsWith(":") || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  return headers;
}
