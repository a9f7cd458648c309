import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { connectionContext } from "#app/visit/visit.server.ts";
import { encodePage } from "./encodings.ts";
import { sendWebResponse, toWebRequest } from "./fetch-adapter.ts";
import { sendHealth } from "./health.ts";
import { lastResortPage } from "./last-resort.ts";
import { loadScriptsLate } from "./late-scripts.ts";
import { createMediaProxy } from "./media.ts";
import { sendRobots } from "./robots.ts";
import { isFromOurPages } from "./same-origin.ts";
import { contentSecurityPolicy, setSecurityHeaders } from "./security-headers.ts";
import { sendStaticFile, type StaticFiles } from "./static-files.ts";

const renderPage = createRequestHandler(build, env.NODE_ENV);
const media = createMediaProxy(env.CMS_URL);
const site = { publicUrl: env.PUBLIC_URL, backendPublicUrl: env.BACKEND_PUBLIC_URL };

/** Everything the site answers, from the cheapest to the dearest. In development Vite serves the static files. */
export async function answer(request: IncomingMessage, response: ServerResponse, files: StaticFiles = new Map()) {
  const reference = makeReference();
  try {
    setSecurityHeaders(response, site);
    if (!isFromOurPages(request, env.PUBLIC_URL)) {
      response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end("Forbidden");
      return;
    }
    if (sendStaticFile(files, request, response)) return;
    if (await sendHealth(request, response)) return;
    if (sendRobots(request, response, env.BOTS)) return;
    if (await media.send(request, response)) return;
    await sendPage(request, response, reference);
  } catch (error) {
    if (!response.destroyed) fail(response, error, reference);
  }
}

async function sendPage(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
  const context = new RouterContextProvider();
  context.set(connectionContext, { peer: request.socket.remoteAddress ?? "", reference });
  const page = await renderPage(toWebRequest(request, response, env.PUBLIC_URL), context);
  if (!page.headers.get("content-type")?.startsWith("text/html")) {
    await sendWebResponse(page, response, request.method ?? "GET");
    return;
  }
  const { html, policy } = finishHtml(await page.text());
  if (policy) response.setHeader("Content-Security-Policy", policy);
  else response.removeHeader("Content-Security-Policy");
  const { encoding, bytes } = await encodePage(html, request.headers["accept-encoding"]);
  response.setHeader("Content-Length", bytes.length);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  page.headers.append("Vary", "Accept-Encoding");
  await sendWebResponse(new Response(bytes, page), response, request.method ?? "GET");
}

function finishHtml(rendered: string): { html: string; policy: string | null } {
  // Vite's development page has inline scripts and styles that it adds later.
  if (env.NODE_ENV === "development") return { html: rendered, policy: null };
  const html = loadScriptsLate(rendered);
  return { html, policy: contentSecurityPolicy(site, html) };
}

/** The last resort: the request could not even be understood, or the renderer itself fell over. */
function fail(response: ServerResponse, error: unknown, reference: string): void {
  log.error("answer-failed", {
    reference,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = error instanceof TypeError && /invalid url/i.test(error.message) ? 400 : 500;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(lastResortPage(status, reference));
}

/** Short enough to read out on the phone. */
function makeReference(): string {
  return randomBytes(4).toString("hex").toUpperCase();
}
