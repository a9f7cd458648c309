import type { Currency, ErrorCode, Locale } from "@wren/domain";
import { createContext, type MiddlewareFunction } from "react-router";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { withDrafts } from "#app/cms/preview.server.ts";
import type { FlashCode } from "#app/lib/flash.ts";
import { TRUST_PATH } from "#app/lib/paths.ts";
import { readPreview, type Preview } from "#app/lib/preview.ts";
import { cachePolicyContext, writeCachePolicy, type CachePolicy } from "./cache-policy.server.ts";
import type { HeaderReader } from "./client-address.server.ts";
import {
  clearedFlashCookie,
  currencyCookie,
  adaptCookieToOrigin,
  FLASH_COOKIE,
  flashCookie,
  localeCookie,
  readCookies,
} from "./cookies.server.ts";
import type { Release } from "#app/start/integrity-manifest.ts";
import { readCart, type CartCookie } from "./cart.server.ts";
import { addressOfVisitor } from "./proxies.server.ts";
import { readSession, type Session } from "./session.server.ts";

/** Data of a request that only the HTTP server has; it hands this to React Router. */
export type Connection = {
  /** Address at the other end of the socket: a visitor's or a proxy's. */
  peer: string;
  /** Identifies this request to the visitor and in the log if something fails. */
  reference: string;
  /** Takes the rendered page as a string: as the body of a web response it would be encoded and decoded again. */
  takePage: (html: string) => void;
  /** Stylesheets of a route, for documents rendered beside the pages. */
  stylesheetsOf: (routeId: string) => string[];
  /** The running build; null in development. */
  release: Release | null;
  /** Set when only the page of a failure should be rendered. */
  failure: Failure | null;
};

/**
 * A failure whose page replaces an answer that no person can read. The router renders it at an address without a page,
 * so the page's facts come from here.
 */
export type Failure = {
  status: number;
  code: ErrorCode;
  locale: Locale;
  pathname: string;
  search: string;
};

export const connectionContext = createContext<Connection>();

/** Facts of one request on which pages may depend. The address is never stored or logged. */
export type Visit = {
  pathname: string;
  search: string;
  locale: Locale;
  /** The language chosen earlier, whatever the path says. */
  chosenLocale: Locale | null;
  /** Chosen with this request by the link to the same page in another language; its cookie must be set. */
  newLocale: Locale | null;
  currency: Currency;
  /** Chosen with this request; its cookie must be set. */
  newCurrency: Currency | null;
  /** Set when an editor looks at a page before its publication. */
  preview: Preview | null;
  flash: FlashCode | null;
  /**
   * True when the frame showed the message; only then its cookie is cleared, because other requests of the page carry
   * it too.
   */
  isFlashShown: boolean;
  /** True when only language and currency distinguish this visitor from others. */
  isAnonymous: boolean;
  /**
   * Lets the visitor's own browser keep an answer that is not shared. "form" is for pages whose form tells nothing
   * about its visitor: browsers forget text typed into a page that they must not store, and "back" would bring an empty
   * form with another token. "always" applies to signed-in visitors too.
   */
  browserCopy: "never" | "form" | "always";
  /** False for an answer to one visitor or one moment, such as a page without logos while the cms is down. */
  mayBeShared: boolean;
  /** Computed only when needed: most pages are the same for every address. */
  address: () => string;
  userAgent: string;
  acceptLanguage: string;
};

export const visitContext = createContext<Visit>();

/** The visitor's session; its cookie already makes a page personal. */
export const sessionContext = createContext<Session>();

/** The visitor's cart; like the session, its cookie makes a page personal. */
export const cartContext = createContext<CartCookie>();

type VisitInput = { pathname: string; search: string; header: HeaderReader; peer: string };

export function readVisit({ pathname, search, header, peer }: VisitInput): Visit {
  const cookies = header("cookie");
  const { locale: earlierLocale, currency, flash, isAnonymous } = readCookies(cookies);
  const chosenLocale = localeChosenByLink(pathname, header) ?? earlierLocale;
  const preview = readPreview(search);
  return {
    pathname,
    search,
    locale: localeOfPath(pathname),
    chosenLocale,
    newLocale: chosenLocale === earlierLocale ? null : chosenLocale,
    currency,
    newCurrency: null,
    preview,
    flash,
    isFlashShown: false,
    // The trust page names all cookies that came with its request, the preferences too.
    isAnonymous: isAnonymous && !(cookies && delocalizePath(pathname) === TRUST_PATH),
    browserCopy: "never",
    mayBeShared: preview === null,
    address: () => addressOfVisitor(header, peer),
    userAgent: header("user-agent") ?? "",
    acceptLanguage: header("accept-language") ?? "",
  };
}

/** The language chosen by a link from the same page in another language. */
function localeChosenByLink(pathname: string, header: HeaderReader): Locale | null {
  const referer = header("referer");
  if (referer === null || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const locale = localeOfPath(pathname);
  if (from.host !== header("host") || localeOfPath(from.pathname) === locale) return null;
  return delocalizePath(from.pathname) === delocalizePath(pathname) ? locale : null;
}

export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { peer } = context.get(connectionContext);
  const { pathname, search } = url;
  const visit = readVisit({ pathname, search, header: (name) => request.headers.get(name), peer });
  const session = readSession(request.headers.get("cookie"), url.origin);
  context.set(visitContext, visit);
  context.set(sessionContext, session);
  const cart = readCart(request.headers.get("cookie"));
  context.set(cartContext, cart);

  const pass = visit.preview?.pass ?? null;
  const response = await (pass === null ? next() : withDrafts(pass, next));
  const { headers } = response;
  // A message that this request set for the next page must not be cleared with the one it showed.
  const setsFlash = headers.getSetCookie().some((cookie) => cookie.startsWith(`${FLASH_COOKIE}=`));
  if (visit.isFlashShown && !setsFlash) headers.append("Set-Cookie", clearedFlashCookie());
  // With scripts, the frame is loaded only after the form was answered.
  if (visit.newCurrency && visit.flash && !visit.isFlashShown) headers.append("Set-Cookie", flashCookie(visit.flash));
  const preferences = [
    visit.newLocale && localeCookie(visit.newLocale),
    visit.newCurrency && currencyCookie(visit.newCurrency),
  ];
  for (const cookie of [session.setCookie(), cart.setCookie(), ...preferences]) {
    if (cookie) headers.append("Set-Cookie", cookie);
  }
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) headers.append("Set-Cookie", adaptCookieToOrigin(cookie, url.origin));
  const isFormPage = isPlainPage(request) && !session.token;
  const policy = decideCachePolicy(visit, { setsCookie: cookies.length > 0, isFormPage });
  // An impersonal answer may bring its own `Cache-Control` for browsers and proxies; the page cache does not keep it.
  if (policy !== "shared" || !headers.has("Cache-Control")) {
    context.set(cachePolicyContext, policy);
    writeCachePolicy(headers, policy);
  }
  headers.append("Vary", "Cookie");
  return response;
};

type AnswerTraits = { setsCookie: boolean; isFormPage: boolean };

/** Never "shared" for an answer that reads or sets a personal cookie. */
function decideCachePolicy(visit: Visit, { setsCookie, isFormPage }: AnswerTraits): CachePolicy {
  if (visit.isAnonymous && visit.mayBeShared && !setsCookie) return "shared";
  if (visit.browserCopy === "always") return "own-browser";
  return visit.browserCopy === "form" && isFormPage && !setsCookie ? "own-browser" : "none";
}

/** True for the request of a document, neither its data nor a form. */
function isPlainPage({ method, url }: Request): boolean {
  return method === "GET" && !new URL(url).pathname.endsWith(".data");
}
