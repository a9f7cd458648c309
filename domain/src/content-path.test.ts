import { expect, test } from "vitest";
import { isContentSlug } from "./index.js";

test.each([
  "home",
  "about",
  "shop",
  "shop/wren-one",
  "shop/checkout",
  "shop/services/storage-extension",
  "support/my-contact",
  "resources/unboxing-2",
])("the site can serve %s", (slug) => {
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
  "resources/Unboxing",
  "resources/un boxing",
  "resources/-unboxing",
  "resources/unboxing/video",
  "shop/services/storage/extension",
  "shop/:slug",
  "support/anything",
  "my-shop",
])("the site has no place for '%s'", (slug) => {
  expect(isContentSlug(slug)).toBe(false);
});
