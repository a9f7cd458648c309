import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refuseBarely, type Refuse } from "./refusal.ts";

/** What the cms's upload plugin names its files; nothing else is fetched, so no path can lead elsewhere. */
const UPLOAD_PATH = /^\/media(\/uploads\/[A-Za-z0-9_-]+\.[A-Za-z0-9]{1,16})$/;

/** Until the first byte; how long the rest takes is up to the visitor's line. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What a visitor may ask of a file, and what the cms may say of it. */
const ASKED = ["if-none-match", "if-range", "range"] as const;
const ANSWERED = ["accept-ranges", "cache-control", "content-length", "content-range", "content-type", "etag"] as const;

/** Whole, in part, unchanged, and no such part. */
const PASSED_ON = [200, 206, 304, 416];

/** Whatever it is and whatever the cms says: a visitor takes it along, no browser opens it as a page of ours. */
const NEVER_OPENED = {
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
};

export type DownloadProxy = {
  /** Answers when the path is an upload of the cms; says false when it is not. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/** Hands on the cms's files that are no pictures, as they come: none of them is ever whole in memory. */
export function createDownloadProxy(cmsUrl: string, refuse: Refuse = refuseBarely): DownloadProxy {
  return {
    async send(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const [pathname = ""] = (request.url ?? "").split("?", 1);
      const path = UPLOAD_PATH.exec(pathname)?.[1];
      if (!path) return false;

      const aborting = new AbortController();
      response.once("close", () => aborting.abort());
      const answer = await ask(request, new URL(path, cmsUrl), aborting);
      if (typeof answer === "number") await refuse(request, response, answer);
      else await handOn(answer, response);
      return true;
    },
  };
}

/** The cms's answer, or the status that tells why there is none. */
async function ask(request: IncomingMessage, url: URL, aborting: AbortController): Promise<Response | number> {
  const timer = setTimeout(() => aborting.abort(), ANSWER_TIMEOUT_MS);
  const headers = new Headers({ "Accept-Encoding": "identity" });
  for (const name of ASKED) {
    const value = request.headers[name];
    if (value) headers.set(name, String(value));
  }
  try {
    const { method } = request;
    const answer = await fetch(url, { method, headers, signal: aborting.signal, redirect: "error" });
    if (PASSED_ON.includes(answer.status)) return answer;
    await answer.body?.cancel();
    return answer.status === 404 ? 404 : 502;
  } catch {
    return 503;
  } finally {
    clearTimeout(timer);
  }
}

async function handOn(answer: Response, response: ServerResponse): Promise<void> {
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  const disposition = answer.headers.get("content-disposition") ?? "";
  response.setHeader("Content-Disposition", disposition.startsWith("attachment") ? disposition : "attachment");
  response.writeHead(answer.status, NEVER_OPENED);
  if (!answer.body) {
    response.end();
    return;
  }
  // A visitor who leaves half-way is no failure; if the cms does, the connection breaks, so that nobody takes the
  // half for the whole. Either way the pipeline has closed both ends.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  );
}
