import { identifierOf, MAX_CART_LINES, type Cart } from "@wren/domain";
import { expect, test } from "vitest";
import { readCart } from "./cart.server.ts";

const lines: Cart = [
  { sku: "WREN-ONE-RED", quantity: 2 },
  { sku: "NEST-KEY", quantity: 1 },
];

function cookieWith(cart: Cart): string {
  const cookie = readCart(null);
  cookie.store({ lines: cart });
  return cookie.setCookie()?.split(";")[0] ?? "";
}

test("without a cookie the cart is empty, and nothing is set", () => {
  const cart = readCart("wren-locale=de");
  expect(cart.lines).toEqual([]);
  expect(cart.setCookie()).toBeNull();
});

test("what was stored comes back, from a cookie that lasts 30 days and that scripts cannot read", () => {
  const cart = readCart(null);
  cart.store({ lines });
  expect(cart.setCookie()).toMatch(/^wren-cart=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const next = readCart(`wren-locale=de; ${cookieWith(lines)}`);
  expect(next.lines).toEqual(lines);
  expect(next.setCookie()).toBeNull();
});

test("an altered, half or foreign cookie is an empty cart and is taken away", () => {
  const sealed = cookieWith(lines);
  const forged = Buffer.from(JSON.stringify([{ sku: "WREN-ONE-RED", quantity: 1 }])).toString("base64url");
  const signature = sealed.split(".")[1] ?? "";
  const spoiled = [
    sealed.slice(0, -1),
    `wren-cart=${forged}.${signature}`,
    "wren-cart=nonsense",
    "wren-cart=",
    "wren-cart=.",
  ];
  for (const cookie of [...spoiled, `wren-cart=${"x".repeat(5000)}.${signature}`, `${sealed}.more`]) {
    const cart = readCart(cookie);
    expect(cart.lines, cookie).toEqual([]);
    expect(cart.setCookie(), cookie).toContain("wren-cart=; Max-Age=0");
  }
});

test("services are in the cart beside articles, and each is changed without the other", () => {
  const service = { service: "renewal", identifier: identifierOf("mobile", new Uint8Array(8)), months: 12 } as const;
  const cart = readCart(cookieWith(lines));
  cart.store({ services: [service] });
  const next = readCart(cart.setCookie()?.split(";")[0] ?? "");
  expect([next.lines, next.services]).toEqual([lines, [service]]);
  next.store({ lines: [] });
  expect(next.isEmpty()).toBe(false);
  next.store({ services: [] });
  expect(next.setCookie()).toContain("wren-cart=; Max-Age=0");
});

test("an emptied cart leaves no cookie", () => {
  const cart = readCart(cookieWith(lines));
  cart.store({ lines: [] });
  expect(cart.setCookie()).toContain("wren-cart=; Max-Age=0");
});

test("the fullest cart there can be still fits into a cookie", () => {
  const longest = Array.from({ length: MAX_CART_LINES }, (_, index) => ({
    sku: `${"X".repeat(60)}-${String(index)}`,
    quantity: 10,
  }));
  expect(readCart(cookieWith(longest)).lines).toEqual(longest);
  expect(cookieWith(longest).length).toBeLessThan(4_000);
});
