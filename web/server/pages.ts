import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { codeOfStatus, DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { contentChanges } from "#app/cms/content.server.ts";
import { env } from "#app/env.server.ts";
import { localeOfPath, localizePath } from "#app/i18n/path.ts";
import { isDocumentAddress } from "#app/lib/documents.ts";
import type { Release } from "#app/start/integrity-manifest.ts";
import { cachePolicyContext, writeCachePolicy, type CachePolicy } from "#app/visit/cache-policy.server.ts";
import { findRedirect } from "#app/visit/guards.server.ts";
import { toOnionAddress, isOnionHost, ownOrigin } from "#app/visit/own-origin.server.ts";
import { preferredLocale } from "#app/visit/preferred-locale.ts";
import { connectionContext, readVisit, type Failure, type Visit } from "#app/visit/visit.server.ts";
import { chooseEncoding, encodePage, matchesTag, tagOf, type Encoding } from "./encodings.ts";
import { sendWebResponse, toPageRequest, toWebRequest } from "./fetch-adapter.ts";
import { buildDocumentPart } from "./documents.ts";
import { buildIslandPart, isIslandAddress } from "./islands.ts";
import { createLanguageHandlers } from "./language-handlers.ts";
import { createPageCache, type HeldPage, type Representation } from "./page-cache.ts";
import type { PagePart } from "./page-part.ts";
import { buildPayloadPart, payloadPage } from "./payloads.ts";
import { contentSecurityPolicy, type Site } from "./security-headers.ts";

const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** Limits the age of content without change events, such as the year in the footer. */
const MAX_AGE_WHILE_LISTENING_MS = 5 * 60_000;
/** Without change events from the cms, a page is cached only long enough to soften a rush. */
const MAX_AGE_WHILE_DEAF_MS = 1_000;

/** Browsers run no file whose hash the page's import map does not name. */
const INTEGRITY_POLICY = { "Integrity-Policy": "blocked-destinations=(script)" };

/** Told with every 503 that does not name a time itself. */
const RETRY_AFTER_S = "30";

const BODY_HEADERS = ["content-length", "content-encoding"];

/** Path at which the router renders the page of a failure; no page has it. */
const FAILURE_PATH = "/_failure";

/** Headers that the page of a failure takes over from the response it replaces. */
const KEPT_HEADERS = ["retry-after", "allow"];

type Options = {
  build: ServerBuild;
  site: Site;
  /** Null in development. */
  release: Release | null;
  /** Headers of every answer, which depend on the address the visitor uses. */
  fixedHeadersOf: (request: IncomingMessage) => Record<string, string>;
};

/** Renders pages and caches those that are the same for everybody. */
export function createPageServer({ build, site, release, fixedHeadersOf }: Options) {
  const handlerFor = createLanguageHandlers(build, env.NODE_ENV);
  const cache = createPageCache({
    maxBytes: MAX_HELD_BYTES,
    maxAgeMs: () => (contentChanges.isListening() ? MAX_AGE_WHILE_LISTENING_MS : MAX_AGE_WHILE_DEAF_MS),
    now: Date.now,
  });
  contentChanges.onChange(() => cache.clear());
  /** Pages being rendered for the cache: a rush after a change waits for one rendering. */
  const begun = new Map<string, Promise<unknown>>();

  /** Finds the page in the cache; null when it must be rendered, or when the guards redirect this visit. */
  function findHeld(key: string, visit: Visit): HeldPage | null | Promise<HeldPage | null> {
    const held = cache.find(key);
    if (!held) return begun.get(key)?.then(() => (cache.find(key) ? findHeld(key, visit) : null)) ?? null;
    const redirect = findRedirect(visit);
    if (redirect instanceof Promise) return redirect.then((found) => (found ? null : held));
    return redirect ? null : held;
  }

  function stylesheetsOf(routeId: string): string[] {
    return ["root", routeId].flatMap((id) => build.assets.routes[id]?.css ?? []);
  }

  async function draw(request: IncomingMessage, response: ServerResponse, options: DrawOptions): Promise<Drawn> {
    const { reference, visit, failure = null } = options;
    const peer = request.socket.remoteAddress ?? "";
    const origin = ownOrigin(request.headers.host);
    const path = failure && localizePath(FAILURE_PATH, failure.locale);
    const asked = path ? toPageRequest(request, origin + path) : toWebRequest(request, response, origin);
    // Vite's development page adds inline scripts and styles later.
    const policy =
      env.NODE_ENV === "development" ? null : contentSecurityPolicy(site, visit.pathname, searchOf(request));
    return answer(asked, { peer, reference, failure, policy, pathname: path ?? visit.pathname });
  }

  type Asked = {
    peer: string;
    reference: string;
    failure: Failure | null;
    policy: string | null;
    pathname: string;
  };

  async function answer(request: Request, { pathname, policy, ...connection }: Asked): Promise<Drawn> {
    let page: Body | null = null;
    const takePage = (html: string) => (page = { bytes: Buffer.from(html), policy });
    const context = new RouterContextProvider();
    context.set(connectionContext, { ...connection, takePage, stylesheetsOf, release });
    const response = await handlerFor(pathname)(request, context);
    return { answer: response, body: page, cachePolicy: context.get(cachePolicyContext) };
  }

  async function readPart(request: IncomingMessage, buildPart: BuildPart, visit: Visit): Promise<Drawn> {
    const { answer, cachePolicy } = await buildPart(visit);
    writeCachePolicy(answer.headers, cachePolicy);
    const policy = fixedHeadersOf(request)["Content-Security-Policy"] ?? null;
    return { answer, body: { bytes: Buffer.from(await answer.arrayBuffer()), policy }, cachePolicy };
  }

  /** Renders the answer; an error without a readable body is replaced by the page of that failure. */
  async function drawReadable(request: IncomingMessage, response: ServerResponse, options: DrawOptions) {
    const { buildPart, visit } = options;
    const drawn = await (buildPart ? readPart(request, buildPart, visit) : draw(request, response, options));
    const { status, headers } = drawn.answer;
    // Whoever has left meanwhile needs no page; the router's failure for want of a visitor would be logged as one.
    if (status < 400 || !asksForPage(request) || isPage(headers) || response.destroyed) return drawn;
    const page = await draw(request, response, { ...options, failure: failureOf(request, status, visit) });
    for (const name of KEPT_HEADERS) {
      const value = headers.get(name);
      if (value) page.answer.headers.set(name, value);
    }
    for (const cookie of headers.getSetCookie()) page.answer.headers.append("Set-Cookie", cookie);
    return page;
  }

  type Finished = { answer: Response; policy: string | null };

  function headersOf(request: IncomingMessage, drawn: Finished, { encoding, bytes }: Encoded): OutgoingHttpHeaders {
    const { answer, policy } = drawn;
    const { "Content-Security-Policy": _forFiles, ...fixed } = fixedHeadersOf(request);
    return {
      ...fixed,
      ...(policy ? { "Content-Security-Policy": policy, ...INTEGRITY_POLICY } : {}),
      ...withoutCookies(answer.headers),
      vary: [answer.headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", "),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": bytes.length,
    };
  }

  async function drawAndSend(request: IncomingMessage, response: ServerResponse, options: DrawOptions): Promise<void> {
    const { key, visit, buildPart } = options;
    const edition = cache.edition();
    const { answer, body, cachePolicy } = await drawReadable(request, response, options);
    if (answer.status === 503 && !answer.headers.has("Retry-After")) answer.headers.set("Retry-After", RETRY_AFTER_S);
    if (!body) {
      await sendWebResponse(answer, response, request.method ?? "GET");
      return;
    }
    const { bytes: plain, policy } = body;
    // The header was set before the answer was known to be a page.
    if (!policy) response.removeHeader("Content-Security-Policy");
    const onionAddress = buildPart ? null : onionAddressOf(request, visit);
    if (onionAddress && answer.status === 200) answer.headers.set("Onion-Location", onionAddress);
    const encodeAs = async (encoding: Encoding) => {
      const bytes = await encodePage(plain, encoding);
      return { bytes, headers: headersOf(request, { answer, policy }, { encoding, bytes }) };
    };

    if (key && answer.status === 200 && cachePolicy === "shared") {
      const tag = tagOf(plain);
      const hold = async (encoding: Encoding): Promise<Representation> => {
        const { bytes, headers } = await encodeAs(encoding);
        const etag = tag(encoding);
        return { body: bytes.toString("latin1"), etag, headers: inTurn({ ...headers, etag }) };
      };
      const [br, gzip, identity] = await Promise.all([hold("br"), hold("gzip"), hold("identity")]);
      const page = { br, gzip, identity };
      cache.store(key, page, edition);
      sendHeld(request, response, page);
      return;
    }
    const { headers, bytes } = await encodeAs(chooseEncoding(request.headers["accept-encoding"]?.toString()));
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    response.writeHead(answer.status, headers);
    response.end(request.method === "HEAD" ? undefined : bytes);
  }

  return {
    heldBytes: () => cache.heldBytes(),

    /** True when this process can draw, in each language, a page that needs no content. */
    async canDraw(): Promise<boolean> {
      const drawIn = async (locale: Locale) => {
        const failure = { status: 404, code: codeOfStatus(404), locale, pathname: "/", search: "" };
        const pathname = localizePath(FAILURE_PATH, locale);
        const request = new Request(env.PUBLIC_URL + pathname);
        const drawn = await answer(request, { peer: "", reference: "", failure, policy: null, pathname });
        return drawn.answer.status === failure.status;
      };
      return (await Promise.all(LOCALES.map((locale) => drawIn(locale).catch(() => false)))).every(Boolean);
    },

    /**
     * Answers from the cache if possible, nearly always synchronously; returns false when the page must be rendered.
     */
    sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
      const { key, visit } = parseRequest(request);
      const held = key ? findHeld(key, visit) : null;
      const send = (page: HeldPage | null) => {
        if (!page) return false;
        tellInDevelopment(response, "hit");
        sendHeld(request, response, page);
        return true;
      };
      return held instanceof Promise ? held.then(send) : send(held);
    },

    async send(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void> {
      const parsed = parseRequest(request);
      const { key } = parsed;
      tellInDevelopment(response, key ? "miss" : "never kept");
      const work = drawAndSend(request, response, { ...parsed, reference });
      if (key && !begun.has(key)) {
        const settled = work.catch(() => undefined).finally(() => begun.delete(key));
        begun.set(key, settled);
      }
      await work;
    },

    /** Sends a page about the failure instead of the requested one. */
    async sendFailure(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): Promise<void> {
      const { visit } = parseRequest(request);
      const failure = failureOf(request, failed.status, visit);
      await drawAndSend(request, response, {
        visit,
        key: null,
        buildPart: null,
        failure,
        reference: failed.reference,
      });
    },
  };
}

type Encoded = { encoding: Encoding; bytes: Buffer };

type Body = { bytes: Buffer; policy: string | null };

/** The answer, and its body when we render it; other answers (data, redirects) contain their own. */
type Drawn = { answer: Response; body: Body | null; cachePolicy: CachePolicy };

type ParsedRequest = {
  visit: Visit;
  /** Cache key; null when the answer depends on more than its path and the currency. */
  key: string | null;
  /** Builds the response to a request for a page's data, a fragment or a document; null for pages. */
  buildPart: BuildPart | null;
};

type BuildPart = (visit: Visit) => Promise<PagePart>;

type DrawOptions = ParsedRequest & { reference: string; failure?: Failure };

type FailedRequest = { status: number; reference: string };

/** True when a person waits for the response: browsers send `text/html` in `Accept` when they load a page. */
export function asksForPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

function isPage(headers: Headers): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

function searchOf({ url = "/" }: IncomingMessage): string {
  const [, search = ""] = url.split(/(?=\?)/, 2);
  return search;
}

function failureOf(request: IncomingMessage, status: number, visit: Visit): Failure {
  const { pathname, chosenLocale, acceptLanguage } = visit;
  const isOfLanguage = localeOfPath(pathname) !== DEFAULT_LOCALE;
  // Addresses that are not pages, such as pictures, exist once for all languages.
  const locale = isOfLanguage ? visit.locale : (chosenLocale ?? preferredLocale(acceptLanguage));
  return { status, code: codeOfStatus(status), locale, pathname, search: searchOf(request) };
}

/**
 * The page's address for `Onion-Location`. Not for visitors with a cart or a session: the onion address does not know
 * them, and Tor Browser may go there by itself.
 */
function onionAddressOf({ method, url = "/", headers }: IncomingMessage, { isAnonymous }: Visit): string | null {
  const isAsked = (method === "GET" || method === "HEAD") && isAnonymous && !isOnionHost(headers.host);
  return isAsked ? toOnionAddress(url) : null;
}

/** A header object holds one value per name; there may be several cookies, and a cached page has none. */
function withoutCookies(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== "set-cookie"));
}

function parseRequest(request: IncomingMessage): ParsedRequest {
  const { url = "/", method, headers } = request;
  const queryStart = url.indexOf("?");
  const address = queryStart === -1 ? url : url.slice(0, queryStart);
  const page = payloadPage(address);
  const isPayload = page !== null;
  const isIsland = isIslandAddress(address);
  const search = isIsland ? url.slice(address.length) : "";
  const header = (name: string) => headers[name]?.toString() ?? null;
  const peer = request.socket.remoteAddress ?? "";
  const visit = readVisit({ pathname: page ?? address, search, header, peer });
  const isRead = method === "GET" || method === "HEAD";
  // A payload's query names the requesting build, and its answer does not depend on it.
  const isPlain = isPayload || isIsland || (queryStart === -1 && !address.endsWith(".data"));
  const isSameForAll = visit.isAnonymous && visit.newLocale === null;
  // The public and the onion address have different headers.
  const door = isOnionHost(headers.host) ? "onion" : "public";
  const key = isRead && isPlain && isSameForAll ? `${door} ${visit.currency} ${address}${search}` : null;
  return { visit, key, buildPart: partAt(address) };
}

function partAt(address: string): BuildPart | null {
  if (payloadPage(address) !== null) return buildPayloadPart;
  if (isIslandAddress(address)) return buildIslandPart;
  return isDocumentAddress(address) ? buildDocumentPart : null;
}

function tellInDevelopment(response: ServerResponse, what: string): void {
  if (env.NODE_ENV === "development") response.setHeader("Server-Timing", `page;desc="${what}"`);
}

function sendHeld(request: IncomingMessage, response: ServerResponse, page: HeldPage): void {
  const { headers, body, etag } = page[chooseEncoding(request.headers["accept-encoding"]?.toString())];
  if (matchesTag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, withoutBodyHeaders(headers)).end();
    return;
  }
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body, "latin1");
}

function inTurn(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Drops headers that describe the body, because "not modified" has none. */
function withoutBodyHeaders(headers: string[]): string[] {
  return headers.filter((_, index) => !BODY_HEADERS.includes(headers[index - (index % 2)] ?? ""));
}
