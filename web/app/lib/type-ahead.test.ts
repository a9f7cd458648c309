import { expect, test } from "vitest";
import { findTypedOption } from "./type-ahead.ts";

const COUNTRIES = ["Austria", "Germany", "Spain", "Sweden", "Switzerland", "United Kingdom", "United States"];

test.each([
  ["one letter finds the first that begins with it", "s", 0, 2],
  ["the same letter again goes on to the next", "ss", 2, 3],
  ["and starts over after the last", "sss", 4, 2],
  ["more letters narrow it down", "sw", 2, 3],
  ["and stay where they already fit", "swi", 4, 4],
  ["letters that nobody begins with find nothing", "x", 0, -1],
  ["nothing selected yet", "g", -1, 1],
  ["a space is a part of the word", "united s", 5, 6],
])("%s", (_case, typed, current, expected) => {
  expect(findTypedOption(COUNTRIES, typed, current)).toBe(expected);
});
