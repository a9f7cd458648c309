import { expect, test } from "vitest";
import { createRouteNamer } from "./route-names.ts";

const nameRoute = createRouteNamer({
  root: { id: "root", path: "" },
  boundary: { id: "boundary", parentId: "root" },
  home: { id: "home", parentId: "boundary" },
  product: { id: "product", parentId: "boundary", path: "shop/:slug" },
  checkout: { id: "checkout", parentId: "boundary", path: "shop/checkout" },
  german: { id: "german", parentId: "root", path: "de/shop/:slug" },
  rest: { id: "rest", parentId: "boundary", path: "*" },
});

test.each([
  ["/", "/"],
  ["/shop/wren-one", "/shop/:slug"],
  ["/shop/checkout", "/shop/checkout"],
  ["/de/shop/wren-one", "/de/shop/:slug"],
  ["/somebody@example.org", "unknown"],
])("%s is counted as %s", (pathname, name) => {
  expect(nameRoute(pathname)).toBe(name);
  expect(nameRoute(pathname)).toBe(name);
});
