import { expect, test } from "vitest";
import { createRouteNamer } from "./route-names.ts";

const nameRoute = createRouteNamer({
  root: { id: "root", path: "" },
  boundary: { id: "boundary", parentId: "root" },
  home: { id: "home", parentId: "boundary" },
  product: { id: "product", parentId: "boundary", path: "shop/:slug" },
  checkout: { id: "checkout", parentId: "boundary", path: "shop/checkout" },
  german: { id: "german", parentId: "root", path: "de/shop/:slug" },
  maintenance: { id: "maintenance", parentId: "boundary", path: "maintenance", caseSensitive: true },
  rest: { id: "rest", parentId: "boundary", path: "*" },
});

test.each([
  ["/", "/"],
  ["/shop/wren-one", "/shop/:slug"],
  ["/shop/checkout", "/shop/checkout"],
  ["/de/shop/wren-one", "/de/shop/:slug"],
  ["/shop/wren-one.data?_routes=x", "/shop/:slug"],
  ["/shop/checkout/_payload.json?1234", "/shop/checkout"],
  ["/_payload.json", "/"],
  ["/__island/page-blocks.json?props=secret", "/__island/"],
  ["/Shop/checkout", "/shop/checkout"],
  ["/feed.xml", "/feed.xml"],
  ["/maintenance", "/maintenance"],
  ["/MAINTENANCE", "unknown"],
  ["/somebody@example.org?token=secret", "unknown"],
])("%s is counted as %s", (pathname, name) => {
  expect(nameRoute(pathname)).toBe(name);
  expect(nameRoute(pathname)).toBe(name);
});
