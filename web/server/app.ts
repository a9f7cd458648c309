import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DEFAULT_LOCALE } from "@wren/domain";
import * as build from "virtual:react-router/server-build";
import { isCmsReachable } from "#app/cms/backend.server.ts";
import { isChatOnline, listenToChat, readChatNews } from "#app/cms/chat.server.ts";
import { contentChanges } from "#app/cms/content.server.ts";
import { anonymousVisitor } from "#app/cms/visitor-call.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import { readAhead } from "#app/cms/read-ahead.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { localAddress } from "#app/lib/local-address.ts";
import { adaptCookieToOrigin } from "#app/visit/cookies.server.ts";
import { isInMaintenance } from "#app/visit/guards.server.ts";
import { isOnionHost, ownOrigin } from "#app/visit/own-origin.server.ts";
import { addressOfVisitor } from "#app/visit/proxies.server.ts";
import { readSession } from "#app/visit/session.server.ts";
import { visitorKey } from "#app/visit/visitor-key.server.ts";
import { canonicalPath } from "./canonical-path.ts";
import { createChatEvents } from "./chat-events.ts";
import { clientDirectory } from "./client-directory.ts";
import { createDownloadProxy } from "./downloads.ts";
import { createEventStreams } from "./event-streams.ts";
import { createFairQueue } from "./fair-queue.ts";
import { createFirstReading } from "./first-reading.ts";
import { sendHealth } from "./health.ts";
import { isIslandAddress } from "./islands.ts";
import { lastResortPage } from "./last-resort.ts";
import { createMediaProxy } from "./media.ts";
import { gauge } from "./metrics.ts";
import { createOrderEvents } from "./order-events.ts";
import { asksForPage, createPageServer } from "./pages.ts";
import { payloadPage } from "./payloads.ts";
import { refuseWithStatus } from "./refusal.ts";
import { readRelease } from "./release.ts";
import { readAddress } from "./request-address.ts";
import { noteRequest, type ResponseSource } from "./request-notes.ts";
import { sendRobots } from "./robots.ts";
import { createRouteNamer } from "./route-names.ts";
import { isFromOurPages } from "./same-origin.ts";
import { createSelfCheck } from "./self-check.ts";
import { adminOrigins, securityHeaders } from "./security-headers.ts";
import { sendSecurityTxt } from "./security-txt.ts";
import { receiveSmallBody } from "./small-bodies.ts";
import { sendStaticFile, type StaticFiles } from "./static-files.ts";
import { refusalPage, refusedStatus } from "./unparsable-requests.ts";
import { createWebhookProxy } from "./webhooks.ts";

const securityContact = { publicUrl: env.PUBLIC_URL, contact: env.SECURITY_CONTACT };

// Development has no build.
const release = env.NODE_ENV === "development" ? null : readRelease(clientDirectory);
const site = {
  inlineScripts: release?.inlineScripts ?? [],
  backendPublicUrl: env.BACKEND_PUBLIC_URL,
  paymentOrigins: env.PAYMENT_ORIGINS,
  adminOrigins: adminOrigins(env),
};
const publicHeaders = securityHeaders(site, env.PUBLIC_URL);
const onionHeaders = securityHeaders(site, env.ONION_URL ?? "");
const fixedHeadersOf = ({ headers }: IncomingMessage) => (isOnionHost(headers.host) ? onionHeaders : publicHeaders);
const media = createMediaProxy(env.CMS_URL, refuse);
const downloads = createDownloadProxy(env.CMS_URL, refuse);
const webhooks = createWebhookProxy(env.CMS_URL.replace(/\/$/, "") + env.CMS_PREFIX);
const pages = createPageServer({ build, site, release, fixedHeadersOf });
const selfCheck = createSelfCheck({ canDraw: () => pages.canDraw(), giveUp: endBroken });
/**
 * Pages that must be drawn. Two at a time keep both processes busy; more would only make each of them slower. Twenty are
 * more than a browser asks for when it opens all its tabs again.
 */
const drawing = createFairQueue({ atOnce: 2, heldMs: 500, maxPerVisitor: 20, maxWaiting: 2_000 });
/** Open event streams of browsers; a page that gets none polls at intervals. */
const eventStreams = createEventStreams({ maxStreams: 2_000, maxPerVisitor: 6 });
contentChanges.onNews((topic) => eventStreams.tell(topic));
const orderEvents = createOrderEvents({
  streams: eventStreams,
  isListening: () => contentChanges.isListening(),
  visitorOf,
  isOrder: async (visitor, secret) => (await findOrder(anonymousVisitor(visitor), { secret, isBack: false })) !== null,
  refuse,
});
const chatEvents = createChatEvents({
  streams: eventStreams,
  isListening: () => contentChanges.isListening(),
  listenerOf: (request) => {
    const origin = ownOrigin(request.headers.host);
    const account = readSession(request.headers.cookie ?? null, origin);
    const listen = () => listenToChat({ account, visitorKey: visitorOf(request) });
    const setCookie = () => {
      const cookie = account.setCookie();
      return cookie && adaptCookieToOrigin(cookie, origin);
    };
    return { listen, setCookie };
  },
  readNews: readChatNews,
  isOnline: isChatOnline,
  refuse,
});
contentChanges.onChange(() => void chatEvents.refreshPresence()); // Never fails.
const nameRoute = createRouteNamer(build.routes);

gauge("wren_held_page_bytes", "Memory of finished pages", pages.heldBytes);
gauge("wren_waiting_requests", "Requests that wait until others are answered", () => drawing.waitingCount());
gauge("wren_event_streams", "Browsers that wait for news", () => eventStreams.count());

const firstReading = createFirstReading({ readAhead, isCmsHeard: () => contentChanges.isListening() });
contentChanges.onChange(() => void firstReading.cmsReached()); // Never fails.

const health = { isSound: () => selfCheck.isSound(), hasReadContent: () => firstReading.hasEnded() };

export function start(): void {
  contentChanges.start();
  // The spec reads the settings once at start; the cache keeps them fresh afterwards.
  void findWebsite(DEFAULT_LOCALE); // Never fails: without settings, pages have no logos.
}

/** Waits until pages can be as quick as in a process that has run for a while; not for a cms that is away. */
export async function readContentFirst(): Promise<void> {
  if (await isCmsReachable()) await firstReading.untilEnded();
}

export function stop(): void {
  contentChanges.stop();
  eventStreams.close();
}

/** Handles every request of the site. In development Vite serves the static files. */
export function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  files: StaticFiles = new Map(),
): Promise<void> | undefined {
  if (!readAddress(request)) {
    refuseAddress(request, response);
    return undefined;
  }
  // A cached page is sent synchronously, which is quicker than a promise.
  const sent = pages.sendFromMemory(request, response);
  if (sent !== true) return handleLater(request, response, { files, sent });
  note(request, response, { source: "held", durationMs: 0 });
  return undefined;
}

type Later = { files: StaticFiles; sent: false | Promise<boolean> };

async function handleLater(request: IncomingMessage, response: ServerResponse, { files, sent }: Later): Promise<void> {
  const startedAt = performance.now();
  let source: ResponseSource = "other";
  try {
    source = (await sent) ? "held" : await handleFrom(request, response, files);
  } catch (error) {
    if (!response.destroyed) fail(request, response, error);
  }
  note(request, response, { source, durationMs: performance.now() - startedAt });
}

/** Tries every other source from the cheapest to the dearest, after the page cache. */
async function handleFrom(
  request: IncomingMessage,
  response: ServerResponse,
  files: StaticFiles,
): Promise<ResponseSource> {
  for (const [name, value] of Object.entries(fixedHeadersOf(request))) response.setHeader(name, value);
  // The router works with web requests, which do not know this method.
  if (request.method === "TRACE") {
    await refuse(request, response, 405);
    return "other";
  }
  if (sendToLocalSpelling(request, response)) return "other";
  // Webhooks of providers come first: neither maintenance nor the bot rule applies to them.
  if (await webhooks.send(request, response)) return "other";
  if (!isFromOurPages(request, ownOrigin(request.headers.host))) {
    await refuse(request, response, 403);
    return "other";
  }
  if (sendStaticFile(files, request, response)) return "static";
  if (await sendHealth(request, response, health)) return "other";
  const isClosed = () => isInMaintenance(() => addressOf(request));
  if (await sendRobots(request, response, { bots: env.BOTS, isClosed, publicUrl: env.PUBLIC_URL })) return "other";
  if (sendSecurityTxt(request, response, securityContact)) return "other";
  if (await media.send(request, response)) return "media";
  if (await downloads.send(request, response)) return "media";
  if (await orderEvents.send(request, response)) return "other";
  if (await chatEvents.send(request, response)) return "other";
  if (sendToOneSpelling(request, response)) return "other";
  const isWhole = await receiveSmallBody(request);
  const leave = await drawing.enter(visitorOf(request), isWhole);
  if (!leave) {
    refuseUndrawn(response, "429 Too Many Requests", { "Retry-After": "5" });
    return "other";
  }
  try {
    if (!response.destroyed) await pages.send(request, response, makeReference());
  } finally {
    leave();
  }
  return "rendered";
}

/** Refuses a request at whose host and address no page can be drawn. */
function refuseAddress(request: IncomingMessage, response: ServerResponse): void {
  refuseUndrawn(response, "400 Bad Request", publicHeaders);
  note(request, response, { source: "other", durationMs: 0 });
}

/** Refuses with a fixed page in both languages, which costs next to nothing. The body is not read. */
function refuseUndrawn(response: ServerResponse, status: string, more: Record<string, string>): void {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };
  response.writeHead(Number.parseInt(status, 10), { ...more, ...headers }).end(refusalPage(status));
}

/** Refuses with a page where a person waits, and with a bare status otherwise. */
async function refuse(request: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
  if (asksForPage(request)) {
    await pages.sendFailure(request, response, { status, reference: makeReference() });
    return;
  }
  await refuseWithStatus(request, response, status);
}

/** A path that a browser could read as another host gets no further; 308 keeps method and body. */
function sendToLocalSpelling({ url = "/" }: IncomingMessage, response: ServerResponse): boolean {
  const [path = "", search = ""] = url.split(/(?=\?)/, 2);
  if (localAddress(path) === path) return false;
  response.writeHead(308, { Location: localAddress(canonicalPath(path, nameRoute) + search) }).end();
  return true;
}

function sendToOneSpelling({ method, url = "/" }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const [path = "", search = ""] = url.split(/(?=\?)/, 2);
  // Scripts request data and fragments, and would take a page for a broken answer.
  if (isIslandAddress(path) || payloadPage(path) !== null || path.endsWith(".data")) return false;
  const canonical = canonicalPath(path, nameRoute);
  if (canonical === path) return false;
  response.writeHead(308, { Location: localAddress(canonical + search) }).end();
  return true;
}

function visitorOf(request: IncomingMessage): string {
  return visitorKey(addressOf(request));
}

function addressOf({ headers, socket }: IncomingMessage): string {
  const header = (name: string) => headers[name]?.toString() ?? null;
  return addressOfVisitor(header, socket.remoteAddress ?? "");
}

type Outcome = { source: ResponseSource; durationMs: number };

/** Logs and counts a request by its route: no address, no query, no identifier. */
function note(request: IncomingMessage, response: ServerResponse, { source, durationMs }: Outcome): void {
  const { method = "GET", url = "/" } = request;
  const route = source === "held" || source === "rendered" ? nameRoute(url) : source;
  const status = refusedStatus(request.socket) ?? response.statusCode;
  // In development an edit breaks and mends the process, and Vite closes what runs the old code.
  if (status === 500 && env.NODE_ENV !== "development") void selfCheck.pageFailed(); // Never fails.
  noteRequest({ route, method, status, source }, durationMs);
}

/** Visitors are better served by the other processes, or by this one after its restart. */
function endBroken(): void {
  log.error("cannot-serve", { cause: "This process can no longer draw any page, and ends." });
  process.exitCode = 1;
  process.kill(process.pid, "SIGTERM");
}

/** The last resort, when the renderer itself failed. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reference = makeReference();
  log.error("answer-failed", {
    reference,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(500, { ...fixedHeadersOf(request), ...headers });
  response.end(lastResortPage(reference));
}

/** Short enough to read out on the phone. A UUID is the quickest source: Node keeps random bytes for it ready. */
function makeReference(): string {
  return randomUUID().slice(0, 8).toUpperCase();
}
