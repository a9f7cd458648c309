import { expect, test } from "vitest";
import { isContentSlug, isEditorsSlug, isPageSlug, isPathSegment, kindOfPath, pathOfEntry } from "./index.js";

test.each(["home", "about", "shop", "shop/services", "support/my-contact"])("the site can serve %s", (slug) => {
  expect(isContentSlug(slug)).toBe(true);
});

test.each([
  "",
  "news",
  "maintenance",
  "/about",
  "about/",
  "about/team",
  "resources",
  "resources/unboxing",
  "shop/services/storage-extension",
  "shop/:slug",
  "shop/wren-one",
  "shop/checkout",
  "support/anything",
  "my-shop",
])("'%s' is none of the pages that every site has", (slug) => {
  expect(isContentSlug(slug)).toBe(false);
});

test.each(["wren-one", "case", "charger-2"])("%s can be a step of an address", (text) => {
  expect(isPathSegment(text)).toBe(true);
});

test.each(["", "Wren", "wren one", "-wren", "wren/one", "hülle"])("'%s' cannot", (text) => {
  expect(isPathSegment(text)).toBe(false);
});

test.each(["press", "about/team", "jobs/2027/engineer"])("editors can make a page at %s", (slug) => {
  expect([isEditorsSlug(slug), isPageSlug(slug)]).toEqual([true, true]);
});

test.each([
  ...["", "Press", "press/", "/press", "press//kit", "presse-übersicht", "a/b/c/d", "press.html"],
  ...[
    "shop/press",
    "support/press",
    "resources",
    "de",
    "de/press",
    "cart",
    "search",
    "captcha",
    "api",
    "faq",
    "assets/x",
  ],
])("editors cannot make one at '%s'", (slug) => {
  expect([isEditorsSlug(slug), isPageSlug(slug)]).toEqual([false, false]);
});

test("the site's own pages are no editors' pages", () => {
  for (const slug of ["home", "about", "shop"]) expect([isEditorsSlug(slug), isPageSlug(slug)]).toEqual([false, true]);
});

test.each([
  ["page", "home", "/"],
  ["page", "about/team", "/about/team"],
  ["page", "shop/services", "/shop/services"],
  ["page", "support/kb", "/support/kb"],
  ["product", "wren-one", "/shop/wren-one"],
  ["service", "renewal", "/shop/services/renewal"],
  ["article", "set-up", "/support/kb/set-up"],
  ["resource", "press-kit", "/resources/press-kit"],
] as const)("the %s '%s' is at %s", (kind, slug, path) => {
  expect(pathOfEntry(kind, slug)).toBe(path);
  expect(kindOfPath(path)).toBe(kind);
});
