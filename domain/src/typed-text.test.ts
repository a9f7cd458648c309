import { expect, test } from "vitest";
import { linesWithoutUnseen, withoutUnseen } from "./typed-text.js";

test.each([
  ["\u200BMuster\uFEFF", "Muster"],
  ["Zaun\u00ADweg\u20287", "Zaunweg 7"],
  ["\u202A+41 31 000 00 00\u202C", "+41 31 000 00 00"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
])("%j is %j", (typed, meant) => {
  expect(withoutUnseen(typed)).toBe(meant);
});

test("lines stay lines", () => {
  expect(linesWithoutUnseen("One\u2028two\r\nthree\u200B")).toBe("One\ntwo\nthree");
});
