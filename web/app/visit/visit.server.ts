import type { Currency, ErrorCode, Locale } from "@wren/domain";
import { createContext, type MiddlewareFunction } from "react-router";
import { env } from "#app/env.server.ts";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import type { FlashCode } from "#app/lib/flash.ts";
import { clientAddress, type HeaderReader } from "./client-address.server.ts";
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
import { readSession, type Session } from "./session.server.ts";

/** What only the HTTP server knows of a request; it hands this to React Router. */
export type Connection = {
  /** The address at the other end of the socket: a visitor's or a proxy's. */
  peer: string;
  /** Names this request to the visitor and in the log, should something go wrong. */
  reference: string;
  /** Takes the page that was drawn: as a web response's body it would be encoded and decoded again for nothing. */
  takePage: (html: string) => void;
  /** What a route's page is styled by, for documents that are drawn beside the pages. */
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
   * A page with a form that says nothing of its visitor: the browser may keep it. Of a page that must not be kept
   * browsers forget what was typed, and "back" would bring an empty form with another token.
   */
  mayBrowserKeep: boolean;
  /** A page that had to do without something (the logos, while the cms is down) says no: the next one may have it. */
  mayBeKept: boolean;
  /** Found out only where it matters: most pages are the same for every address. */
  address: () => string;
  userAgent: string;
  acceptLanguage: string;
};

export const visitContext = createContext<Visit>();

/** The visitor's session; reading it makes a page personal by itself, because its cookie was sent. */
export const sessionContext = createContext<Session>();

/** What the visitor wants to buy; like the session, its cookie makes a page personal. */
export const cartContext = createContext<CartCookie>();

type Facts = { pathname: string; search: string; header: HeaderReader; peer: string };

export function readVisit({ pathname, search, header, peer }: Facts): Visit {
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
    mayBrowserKeep: false,
    mayBeKept: true,
    address: () => clientAddress(header, peer, env.TRUSTED_PROXIES),
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

/** May be kept and shown to anybody else who asks for the same address in the same currency. */
export const SAME_FOR_ALL = "private, no-cache";
/** Belongs to one visitor, or to one moment. */
const PERSONAL = "private, no-store";
/** Belongs to one visitor, whose browser may keep it and must ask each time whether it may show it. */
export const OWN_COPY = "no-cache, private";

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
  // A page may say more about itself in its own `headers`; what knows or sets a personal cookie is never shared.
  const isPersonal = !visit.isAnonymous || headers.has("Set-Cookie");
  const isForOne = isPersonal || !visit.mayBeKept;
  const isOwnCopy = headers.get("Cache-Control") === OWN_COPY;
  const isFormToKeep = visit.mayBrowserKeep && isPlainPage(request) && !session.token && !headers.has("Set-Cookie");
  if ((isForOne && !isOwnCopy) || !headers.has("Cache-Control"))
    headers.set("Cache-Control", isForOne ? (isFormToKeep ? OWN_COPY : PERSONAL) : SAME_FOR_ALL);
  headers.append("Vary", "Cookie");
  return response;
};

/** A document that was asked for, neither its data nor the answer to a form. */
function isPlainPage({ method, url }: Request): boolean {
  return method === "GET" && !new URL(url).pathname.endsWith(".data");
}
