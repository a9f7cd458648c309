import type { Currency, ErrorCode, Locale } from "@wren/domain";
import { createContext, type MiddlewareFunction } from "react-router";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import type { FlashCode } from "#app/lib/flash.ts";
import { cachePolicyContext, writeCachePolicy, type CachePolicy } from "./cache-policy.server.ts";
import type { HeaderReader } from "./client-address.server.ts";
import {
  clearedFlashCookie,
  currencyCookie,
  fitCookie,
  FLASH_COOKIE,
  flashCookie,
  localeCookie,
  readCookies,
} from "./cookies.server.ts";
import { readCart, type CartCookie } from "./cart.server.ts";
import { addressOfVisitor } from "./proxies.server.ts";
import { readSession, type Session } from "./session.server.ts";

/** Data of a request that only the HTTP server has; it hands this to React Router. */
export type Connection = {
  /** The address at the other end of the socket: a visitor's or a proxy's. */
  peer: string;
  /** Names this request to the visitor and in the log, should something go wrong. */
  reference: string;
  /** Takes the page that was drawn: as a web response's body it would be encoded and decoded again for nothing. */
  takePage: (html: string) => void;
  /** Stylesheets of a route, for documents that are drawn beside the pages. */
  stylesheetsOf: (routeId: string) => string[];
  /** Set where nothing but a failure's page shall be drawn. */
  failure: Failure | null;
};

/**
 * A failure whose page is drawn in place of an answer that no person can read. The router draws it at an address of no
 * page, so what the page says of itself comes from here.
 */
export type Failure = {
  status: number;
  code: ErrorCode;
  locale: Locale;
  /** The address that was asked for. */
  pathname: string;
  search: string;
};

export const connectionContext = createContext<Connection>();

/** The facts of one request that pages may depend on. The address is never stored or logged. */
export type Visit = {
  pathname: string;
  search: string;
  locale: Locale;
  /** The language chosen before, whatever the path says. */
  chosenLocale: Locale | null;
  /** Chosen with this request, by the link to the same page in another language; its cookie is to be set. */
  newLocale: Locale | null;
  currency: Currency;
  /** Chosen with this request; its cookie is to be set. */
  newCurrency: Currency | null;
  flash: FlashCode | null;
  /** The frame took the message: only then its cookie goes. Requests beside the page's own carry it too. */
  isFlashShown: boolean;
  /** Nothing in the request tells one visitor from another but language and currency. */
  isAnonymous: boolean;
  /**
   * Lets the visitor's own browser keep an answer that is not shared. "form" is for pages whose form says nothing of
   * its visitor: browsers forget what was typed into a page that they must not keep, and "back" would bring an empty
   * form with another token. "always" holds for signed-in visitors too.
   */
  browserCopy: "never" | "form" | "always";
  /** False for an answer to one visitor or one moment, such as a page without logos while the cms is down. */
  mayBeShared: boolean;
  /** Found out only where it matters: most pages are the same for every address. */
  address: () => string;
  userAgent: string;
  acceptLanguage: string;
};

export const visitContext = createContext<Visit>();

/** The visitor's session; reading it makes a page personal by itself, because its cookie was sent. */
export const sessionContext = createContext<Session>();

/** The visitor's cart; like the session, its cookie makes a page personal. */
export const cartContext = createContext<CartCookie>();

type VisitInput = { pathname: string; search: string; header: HeaderReader; peer: string };

export function readVisit({ pathname, search, header, peer }: VisitInput): Visit {
  const { locale: earlierLocale, currency, flash, isAnonymous } = readCookies(header("cookie"));
  const chosenLocale = localeChosenByLink(pathname, header) ?? earlierLocale;
  return {
    pathname,
    search,
    locale: localeOfPath(pathname),
    chosenLocale,
    newLocale: chosenLocale === earlierLocale ? null : chosenLocale,
    currency,
    newCurrency: null,
    flash,
    isFlashShown: false,
    isAnonymous,
    browserCopy: "never",
    mayBeShared: true,
    address: () => addressOfVisitor(header, peer),
    userAgent: header("user-agent") ?? "",
    acceptLanguage: header("accept-language") ?? "",
  };
}

/** Coming from the same page of ours in another language is a choice. */
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

  const response = await next();
  const { headers } = response;
  // A flash that this request set for the next page must not be cleared with the one it showed.
  const setsFlash = headers.getSetCookie().some((cookie) => cookie.startsWith(`${FLASH_COOKIE}=`));
  if (visit.isFlashShown && !setsFlash) headers.append("Set-Cookie", clearedFlashCookie());
  // Where scripts run, the frame is asked for after the form was answered.
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
  for (const cookie of cookies) headers.append("Set-Cookie", fitCookie(cookie, url.origin));
  const isFormPage = isPlainPage(request) && !session.token;
  const policy = decideCachePolicy(visit, { setsCookie: cookies.length > 0, isFormPage });
  // An impersonal answer may bring its own `Cache-Control`, for browsers and proxies; the page cache does not keep it.
  if (policy !== "shared" || !headers.has("Cache-Control")) {
    context.set(cachePolicyContext, policy);
    writeCachePolicy(headers, policy);
  }
  headers.append("Vary", "Cookie");
  return response;
};

type AnswerTraits = { setsCookie: boolean; isFormPage: boolean };

/** Never "shared" for an answer that knows or sets a personal cookie. */
function decideCachePolicy(visit: Visit, { setsCookie, isFormPage }: AnswerTraits): CachePolicy {
  if (visit.isAnonymous && visit.mayBeShared && !setsCookie) return "shared";
  if (visit.browserCopy === "always") return "own-browser";
  return visit.browserCopy === "form" && isFormPage && !setsCookie ? "own-browser" : "none";
}

/** A document that was asked for, neither its data nor the answer to a form. */
function isPlainPage({ method, url }: Request): boolean {
  return method === "GET" && !new URL(url).pathname.endsWith(".data");
}
