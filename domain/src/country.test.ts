import { expect, test } from "vitest";
import { isCountryCode } from "./index.js";

test.each(["CH", "LI", "GB", "US", "SG"])("%s is a country", (code) => {
  expect(isCountryCode(code)).toBe(true);
});

test.each(["ch", "UK", "EU", "XX", "CHE", "", " CH", 41, null])("%j is none", (code) => {
  expect(isCountryCode(code)).toBe(false);
});
