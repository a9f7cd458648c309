import { expect, test } from "vitest";
import { isPostcodeOf } from "./postcode.js";

test.each([
  ["CH", "3011", true],
  ["CH", "CH-3011", true],
  ["CH", "30111", false],
  ["DE", "10115", true],
  ["DE", "3011", false],
  ["DE", "D-10115", true],
  ["GB", "sw1a 1aa", true],
  ["GB", "12345", false],
  ["NL", "1012 ab", true],
  ["SE", "111 22", true],
  ["SE", "SE-111 22", true],
  ["FI", "FIN-00100", true],
  ["PL", "PL-00-950", true],
  ["LV", "LV-1010", true],
  ["MT", "VLT 1117", true],
  ["IE", "D02 AF30", true],
  ["US", "97201-1234", true],
  ["PT", "1000-001", true],
  ["AE", "none", true],
])("%s %s: %s", (country, postcode, fits) => {
  expect(isPostcodeOf(country, postcode)).toBe(fits);
});
