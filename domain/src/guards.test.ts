import { expect, test } from "vitest";
import { codeOfStatus, isCurrency, isErrorCode, isLocale, statusOf } from "./index.js";

test("only the site's languages are languages", () => {
  expect(["en", "de"].every(isLocale)).toBe(true);
  expect(["fr", "EN", "", null, 1].some(isLocale)).toBe(false);
});

test("only the site's currencies are currencies", () => {
  expect(["chf", "usd", "eur"].every(isCurrency)).toBe(true);
  expect(["CHF", "gbp", undefined].some(isCurrency)).toBe(false);
});

test("an error code carries its true HTTP status", () => {
  expect(statusOf("not-found")).toBe(404);
  expect(statusOf("content-unavailable")).toBe(503);
});

test("what an object inherits is not an error code", () => {
  expect(isErrorCode("not-found")).toBe(true);
  expect(isErrorCode("toString")).toBe(false);
});

test("an answer without a code gets the one of its status, or else of its kind", () => {
  expect([404, 403, 503, 410, 502].map(codeOfStatus)).toEqual([
    "not-found",
    "foreign-form",
    "content-unavailable",
    "invalid-request",
    "unexpected",
  ]);
});
