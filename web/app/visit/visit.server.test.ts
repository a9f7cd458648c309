import { expect, test } from "vitest";
import { readVisit } from "./visit.server.ts";

const visit = (pathname: string, headers: Record<string, string>) =>
  readVisit({ pathname, search: "", header: (name) => headers[name] ?? null, peer: "203.0.113.5" });
const host = "wren.example";

test.each([
  ["the same page in another language", "/", { host, referer: "https://wren.example/de" }, "en"],
  ["with a query", "/de/shop", { host, referer: "https://wren.example/shop?color=red" }, "de"],
  ["another page", "/de/shop", { host, referer: "https://wren.example/about" }, null],
  ["a picture of a German page", "/captcha/x.png", { host, referer: "https://wren.example/de/support/contact" }, null],
  ["the same language", "/de/shop", { host, referer: "https://wren.example/de/shop" }, null],
  ["another site's page", "/", { host, referer: "https://elsewhere.example/de" }, null],
  ["chosen already", "/", { host, referer: "https://wren.example/de", cookie: "wren-locale=en" }, null],
  ["nonsense", "/", { host, referer: "de" }, null],
  ["nothing", "/", { host }, null],
])("a link from %s", (_case, pathname, headers, newLocale) => {
  expect(visit(pathname, headers).newLocale).toBe(newLocale);
});

test("a trust page that names cookies is its visitor's own; other pages are the same for all preferences", () => {
  const cookie = "wren-locale=de";
  expect(visit("/trust", { host, cookie }).isAnonymous).toBe(false);
  expect(visit("/de/trust", { host, cookie }).isAnonymous).toBe(false);
  expect(visit("/de/trust", { host }).isAnonymous).toBe(true);
  expect(visit("/de/about", { host, cookie }).isAnonymous).toBe(true);
});
