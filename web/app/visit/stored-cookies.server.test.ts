import { expect, test } from "vitest";
import { readCart } from "./cart.server.ts";
import { contactCookie } from "./contact-cookie.server.ts";
import { currencyCookie, flashCookie, localeCookie } from "./cookies.server.ts";
import { orderCookie } from "./order-cookie.server.ts";
import { phraseCookie } from "./phrase.server.ts";
import { readSession } from "./session.server.ts";
import { readStoredCookies } from "./stored-cookies.server.ts";
import { subscriptionCookie } from "./subscription-cookie.server.ts";

const origin = "https://wren.example";
const stored = (cookieHeader: string | null, setsLocale = false) =>
  readStoredCookies({ cookieHeader, origin, setsLocale });

const SECONDS = { minutes: 60, hours: 60 * 60, days: 24 * 60 * 60 };

function cookiesOfThisSite(): string[] {
  const cart = readCart(null);
  cart.store({ lines: [{ sku: "NEST-KEY", quantity: 1 }] });
  const session = readSession(null, origin);
  session.store({ token: "a", refreshToken: "b" });
  return [
    localeCookie("de"),
    currencyCookie("eur"),
    flashCookie("currency-changed"),
    cart.setCookie() ?? "",
    orderCookie("secret"),
    subscriptionCookie("N-1"),
    contactCookie({ reference: "R-1", address: "none" }),
    phraseCookie({ supportNumber: "C-1", phrase: "six words" }),
    session.setCookie() ?? "",
  ];
}

test("every cookie that this site sets is named, with the lifetime it is set with", () => {
  const set = cookiesOfThisSite();
  const { own, others } = stored(set.map((cookie) => cookie.split(";")[0]).join("; "));
  expect(others).toBe(0);
  expect(own.map(({ name, lifetime }) => [name, lifetime.count * SECONDS[lifetime.unit]])).toEqual(
    set.map((cookie) => [cookie.split("=")[0], Number(/Max-Age=(\d+)/.exec(cookie)?.[1])]),
  );
});

test("cookies of others are counted and not named", () => {
  expect(stored("wren-locale=de; tracker=1; wren-cart2=x")).toMatchObject({
    own: [{ cookie: "locale" }],
    others: 2,
  });
});

test("without a cookie there is nothing, but for one that this answer sets", () => {
  expect(stored(null)).toEqual({ own: [], others: 0 });
  expect(stored(null, true).own).toMatchObject([{ cookie: "locale", lifetime: { unit: "days", count: 365 } }]);
});
