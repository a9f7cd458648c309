import { DEFAULT_CURRENCY, isCurrency, isLocale, type Currency, type Locale } from "@wren/domain";
import { parseCookie, stringifySetCookie, type SetCookie } from "cookie";
import { env } from "#app/env.server.ts";
import { isFlashCode, type FlashCode } from "#app/lib/flash.ts";

export const LOCALE_COOKIE = "wren-locale";
export const CURRENCY_COOKIE = "wren-currency";
export const FLASH_COOKIE = "wren-flash";

const DAY_SECONDS = 24 * 60 * 60;
export const PREFERENCE_SECONDS = 365 * DAY_SECONDS;
/** Long enough for a slow redirect, short enough not to surprise anybody later. */
export const FLASH_SECONDS = 60;

/** Cookies that tell how to show a page, and nothing about the visitor. */
const PREFERENCE_COOKIES = [LOCALE_COOKIE, CURRENCY_COOKIE];

type VisitorCookies = {
  locale: Locale | null;
  currency: Currency;
  flash: FlashCode | null;
  /** True when only preferences were sent, so the page is the same for everybody with the same ones. */
  isAnonymous: boolean;
};

const NO_COOKIES: VisitorCookies = { locale: null, currency: DEFAULT_CURRENCY, flash: null, isAnonymous: true };

export function readCookies(header: string | null): VisitorCookies {
  if (!header) return NO_COOKIES;
  const cookies = parseCookie(header);
  const { [LOCALE_COOKIE]: locale, [CURRENCY_COOKIE]: currency, [FLASH_COOKIE]: flash } = cookies;
  return {
    locale: isLocale(locale) ? locale : null,
    currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
    flash: isFlashCode(flash) ? flash : null,
    isAnonymous: Object.keys(cookies).every((name) => PREFERENCE_COOKIES.includes(name)),
  };
}

export function localeCookie(locale: Locale): string {
  return serializeCookie(LOCALE_COOKIE, locale, PREFERENCE_SECONDS);
}

export function currencyCookie(currency: Currency): string {
  return serializeCookie(CURRENCY_COOKIE, currency, PREFERENCE_SECONDS);
}

/** A message for the next page. It carries a code and never a sentence, so a forged one can say nothing new. */
export function flashCookie(code: FlashCode): string {
  return serializeCookie(FLASH_COOKIE, code, FLASH_SECONDS);
}

export function clearedFlashCookie(): string {
  return serializeCookie(FLASH_COOKIE, "", 0);
}

/**
 * Adapts a cookie to this origin of the site. Browsers refuse `Secure` over plain http, which an onion address may use.
 */
export function adaptCookieToOrigin(cookie: string, origin: string): string {
  return origin.startsWith("https:") ? cookie : cookie.replace(/; Secure(?=;|$)/, "");
}

type CookieOptions = Pick<SetCookie, "maxAge" | "path" | "sameSite">;

/** @param how its options, or only its lifetime in seconds */
export function serializeCookie(name: string, value: string, how: number | CookieOptions): string {
  const options = typeof how === "number" ? { maxAge: how } : how;
  const secure = env.PUBLIC_URL.startsWith("https:");
  return stringifySetCookie({ name, value, path: "/", sameSite: "lax", httpOnly: true, secure, ...options });
}
