import { expect, test } from "vitest";
import { HOSTILE_ADDRESSES } from "../../tests/hostile-addresses.ts";
import { localAddress } from "./local-address.ts";

test.each([
  ["/", "/"],
  ["/de/shop", "/de/shop"],
  ["/support/kb?q=nest//x#top", "/support/kb?q=nest//x#top"],
  ["/shop/", "/shop/"],
  ["/shop/../about", "/about"],
  ["/shop/%2E%2e/about", "/about"],
  ["/zürich", "/z%C3%BCrich"],
  ["/about%2F", "/about%2F"],
  ["//evil.example/x", "/evil.example/x"],
  ["/de//evil.example/x", "/de/evil.example/x"],
  ["/de/\\evil.example", "/de/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  ["/.//evil.example", "/evil.example"],
  ["/shop\r\nSet-Cookie: a=b", "/shopSet-Cookie:%20a=b"],
  ["/?\r\nSet-Cookie: a=b", "/?Set-Cookie:%20a=b"],
  ["shop", "/"],
  ["", "/"],
  ["?q=1", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  [null, "/"],
  [7, "/"],
])("%j is %s here", (text, address) => {
  expect(localAddress(text)).toBe(address);
});

test.each(HOSTILE_ADDRESSES)("%j stays on this site, and a second time changes nothing", (text) => {
  const address = localAddress(text);
  expect(address).toMatch(/^\/(?![/\\])[!-~]*$/);
  expect(new URL(address, "https://wren.example/de/shop").origin).toBe("https://wren.example");
  expect(localAddress(address)).toBe(address);
});
