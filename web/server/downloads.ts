import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refuseWithStatus, type Refuse } from "./refusal.ts";

/** File names of the cms's upload plugin; nothing else is fetched, so no path can lead elsewhere. */
const UPLOAD_PATH = /^\/media(\/uploads\/[A-Za-z0-9_-]+\.[A-Za-z0-9]{1,16})$/;

/** Covers the first byte only; the rest depends on the visitor's line. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Request headers that are passed to the cms, and response headers that are passed back. */
const ASKED = ["if-none-match", "if-range", "range"] as const;
const ANSWERED = ["accept-ranges", "cache-control", "content-length", "content-range", "content-type", "etag"] as const;

/** Whole, partial, unchanged, and range not satisfiable. */
const PASSED_ON = [200, 206, 304, 416];

/** Makes browsers download the file instead of opening it as a page of ours, whatever its type. */
const NEVER_OPENED = {
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
};

export type DownloadProxy = {
  /** Answers requests for uploads of the cms; returns false for any other path. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/** Streams the cms's files other than pictures, without holding a whole file in memory. */
export function createDownloadProxy(cmsUrl: string, refuse: Refuse = refuseWithStatus): DownloadProxy {
  return {
    async send(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const [pathname = ""] = (request.url ?? "").split("?", 1);
      const path = UPLOAD_PATH.exec(pathname)?.[1];
      if (!path) return false;

      const aborting = new AbortController();
      response.once("close", () => aborting.abort());
      const answer = await ask(request, new URL(path, cmsUrl), aborting);
      // Whoever has left needs no answer; theirs would be a failure in the log.
      if (response.destroyed) return true;
      if (typeof answer === "number") await refuse(request, response, answer);
      else await handOn(answer, response);
      return true;
    },
  };
}

/** The cms's response, or the status to answer with instead. */
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
  // A visitor who leaves half-way is no failure. If the cms breaks off, the connection breaks too, so that nobody takes
  // the half for the whole. Either way the pipeline has closed both ends.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  );
}
