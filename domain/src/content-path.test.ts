import { expect, test } from "vitest";
import { isContentSlug, isPathSegment } from "./index.js";

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
])("the site has no place for '%s'", (slug) => {
  expect(isContentSlug(slug)).toBe(false);
});

test.each(["wren-one", "case", "charger-2"])("%s can be a step of an address", (text) => {
  expect(isPathSegment(text)).toBe(true);
});

test.each(["", "Wren", "wren one", "-wren", "wren/one", "hülle"])("'%s' cannot", (text) => {
  expect(isPathSegment(text)).toBe(false);
});
