import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { sendWebResponse, toWebRequest } from "./fetch-adapter.ts";
import { sendHealth } from "./health.ts";
import { createMediaProxy } from "./media.ts";
import { sendStaticFile, type StaticFiles } from "./static-files.ts";

const renderPage = createRequestHandler(build, env.NODE_ENV);
const media = createMediaProxy(env.CMS_URL);

/** Everything the site answers, from the cheapest to the dearest. In development Vite serves the static files. */
export async function answer(request: IncomingMessage, response: ServerResponse, files: StaticFiles = new Map()) {
  try {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "same-origin");
    if (sendStaticFile(files, request, response)) return;
    if (await sendHealth(request, response)) return;
    if (await media.send(request, response)) return;
    const page = await renderPage(toWebRequest(request, response, env.PUBLIC_URL), new RouterContextProvider());
    await sendWebResponse(page, response, request.method ?? "GET");
  } catch (error) {
    if (response.destroyed) return;
    fail(response, error);
  }
}

/** The last resort: the request could not even be understood, or the renderer itself fell over. */
function fail(response: ServerResponse, error: unknown): void {
  const isBadAddress = error instanceof TypeError && /invalid url/i.test(error.message);
  log.error("answer-failed", { cause: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(isBadAddress ? 400 : 500, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(isBadAddress ? "Bad Request" : "Internal Server Error");
}
