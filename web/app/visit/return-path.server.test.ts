import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.server.ts";

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
