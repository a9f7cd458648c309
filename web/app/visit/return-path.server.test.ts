import { expect, test } from "vitest";
import { safeReturnPath, withoutOwnOrigin } from "./return-path.server.ts";

test.each(["/", "/de/shop", "/support/kb?q=nest", "/shop/../about"])("%s is a way back", (path) => {
  expect(safeReturnPath(path)).toBe(path === "/shop/../about" ? "/about" : path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/.//evil.example",
  "/\t/evil.example",
  "shop",
  "",
  null,
  7,
])("%s leads home", (value) => {
  expect(safeReturnPath(value)).toBe("/");
});

test("an address of our own becomes a path, another one stays", () => {
  const publicUrl = "https://wren.example/";
  expect(withoutOwnOrigin("https://wren.example/de/sandbox-payment/x?y=1", publicUrl)).toBe(
    "/de/sandbox-payment/x?y=1",
  );
  expect(withoutOwnOrigin("https://checkout.stripe.com/c/pay/1", publicUrl)).toBe(
    "https://checkout.stripe.com/c/pay/1",
  );
  expect(withoutOwnOrigin("/shop", publicUrl)).toBe("/shop");
});
