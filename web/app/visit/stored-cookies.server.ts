import { parseCookie } from "cookie";
import type { Lifetime, OwnCookie, StoredCookies } from "#app/lib/stored-cookies.ts";
import { CART_COOKIE, CART_SECONDS } from "./cart.server.ts";
import { CONTACT_COOKIE, CONTACT_SECONDS } from "./contact-cookie.server.ts";
import { CURRENCY_COOKIE, FLASH_COOKIE, FLASH_SECONDS, LOCALE_COOKIE, PREFERENCE_SECONDS } from "./cookies.server.ts";
import { ORDER_COOKIE, ORDER_SECONDS } from "./order-cookie.server.ts";
import { PHRASE_COOKIE, PHRASE_SECONDS } from "./phrase.server.ts";
import { SESSION_SECONDS, sessionCookieName } from "./session.server.ts";
import { SUBSCRIPTION_COOKIE, SUBSCRIPTION_SECONDS } from "./subscription-cookie.server.ts";

type Known = { cookie: OwnCookie; name: string; seconds: number };

/** All cookies of this site but those of a provider login, which browsers send to `/connect` only. */
function ownCookies(origin: string): Known[] {
  return [
    { cookie: "locale", name: LOCALE_COOKIE, seconds: PREFERENCE_SECONDS },
    { cookie: "currency", name: CURRENCY_COOKIE, seconds: PREFERENCE_SECONDS },
    { cookie: "flash", name: FLASH_COOKIE, seconds: FLASH_SECONDS },
    { cookie: "cart", name: CART_COOKIE, seconds: CART_SECONDS },
    { cookie: "order", name: ORDER_COOKIE, seconds: ORDER_SECONDS },
    { cookie: "subscription", name: SUBSCRIPTION_COOKIE, seconds: SUBSCRIPTION_SECONDS },
    { cookie: "contact", name: CONTACT_COOKIE, seconds: CONTACT_SECONDS },
    { cookie: "phrase", name: PHRASE_COOKIE, seconds: PHRASE_SECONDS },
    { cookie: "session", name: sessionCookieName(origin), seconds: SESSION_SECONDS },
  ];
}

type Stored = {
  cookieHeader: string | null;
  origin: string;
  /** True when the answer to this request sets the cookie of the language. */
  setsLocale: boolean;
};

/** The cookies that a visitor's browser holds once it has this answer. */
export function readStoredCookies({ cookieHeader, origin, setsLocale }: Stored): StoredCookies {
  const names = new Set(Object.keys(parseCookie(cookieHeader ?? "")));
  if (setsLocale) names.add(LOCALE_COOKIE);
  const own = ownCookies(origin).filter(({ name }) => names.has(name));
  return {
    own: own.map(({ cookie, name, seconds }) => ({ cookie, name, lifetime: lifetimeOf(seconds) })),
    others: names.size - own.length,
  };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function lifetimeOf(seconds: number): Lifetime {
  if (seconds >= DAY) return { unit: "days", count: Math.round(seconds / DAY) };
  if (seconds >= HOUR) return { unit: "hours", count: Math.round(seconds / HOUR) };
  return { unit: "minutes", count: Math.max(1, Math.round(seconds / MINUTE)) };
}
