import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.js";
import {
  addMoney,
  formatMoney,
  isUnusualPrice,
  money,
  parseAmount,
  scaleMoney,
  subtractMoney,
  typedAmount,
} from "./money.js";

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test("money is whole minor units", () => {
  expect(() => money(19.9, "chf")).toThrow(RangeError);
  expect(() => money(Number.NaN, "chf")).toThrow(RangeError);
  expect(() => money(Number.MAX_SAFE_INTEGER + 1, "chf")).toThrow(RangeError);
});

test("currencies are never mixed", () => {
  expect(() => addMoney(money(1, "chf"), money(1, "eur"))).toThrow("Cannot mix chf and eur");
  expect(() => subtractMoney(money(1, "usd"), money(1, "chf"))).toThrow(TypeError);
});

test("what is added can be taken away again", () => {
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom(...CURRENCIES), (a, b, currency) => {
      const sum = addMoney(money(a, currency), money(b, currency));
      expect(subtractMoney(sum, money(b, currency))).toEqual(money(a, currency));
    }),
  );
});

test.each([
  { minor: 12_000, numerator: 73, denominator: 365, expected: 2_400 },
  { minor: 1, numerator: 1, denominator: 2, expected: 1 },
  { minor: 5, numerator: 1, denominator: 2, expected: 3 },
  { minor: -5, numerator: 1, denominator: 2, expected: -2 },
  { minor: -1, numerator: 1, denominator: 3, expected: 0 },
  { minor: -2, numerator: 1, denominator: 3, expected: -1 },
  { minor: 10_810, numerator: 81, denominator: 1_081, expected: 810 },
])("$minor × $numerator ÷ $denominator is $expected", ({ minor, numerator, denominator, expected }) => {
  expect(scaleMoney(money(minor, "chf"), numerator, denominator)).toEqual(money(expected, "chf"));
});

test("rounding never strays by more than half a minor unit", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 1_000 }), (minor, n, d) => {
      const scaled = scaleMoney(money(minor, "eur"), n, d).minor;
      const twiceTheError = 2n * (BigInt(scaled) * BigInt(d) - BigInt(minor) * BigInt(n));
      expect(twiceTheError <= BigInt(d) && twiceTheError > -BigInt(d)).toBe(true);
    }),
  );
});

test("a divisor of zero is refused", () => {
  expect(() => scaleMoney(money(100, "chf"), 1, 0)).toThrow(RangeError);
});

test("figures are written the Swiss way in both languages", () => {
  expect(formatMoney(money(123_450, "chf"), "de")).toBe("CHF\u00a01’234.50");
  expect(formatMoney(money(123_450, "chf"), "en")).toBe("CHF\u00a01’234.50");
  expect(formatMoney(money(79_900, "eur"), "en")).toBe("EUR\u00a0799.00");
  expect(formatMoney(money(-5, "usd"), "de")).toBe("−USD\u00a00.05");
});

test.each([
  ["749", 74_900],
  ["749.5", 74_950],
  [" 749.00 ", 74_900],
  ["749,05", 74_905],
  ["1’299.00", 129_900],
  ["1'299", 129_900],
  ["0", 0],
  ["9999999.99", 999_999_999],
])("%j is typed for %i minor units", (typed, minor) => {
  expect(parseAmount(typed)).toBe(minor);
  expect(parseAmount(typedAmount(minor))).toBe(minor);
});

test.each(["", "1.299", "1,299", "7.490,00", "-5", "749.999", "CHF 749", "12345678", "1e3"])(
  "%j is no amount",
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);

test.each([
  [74_900, 0, true],
  [null, 0, true],
  [0, 0, false],
  [74_900, 749_000, true],
  [74_900, 748_999, false],
  [74_900, 7_490, true],
  [74_900, 7_491, false],
  [0, 74_900, false],
  [null, 74_900, false],
])("a price that was %j and becomes %i is unusual: %j", (before, after, isUnusual) => {
  expect(isUnusualPrice(before, after)).toBe(isUnusual);
});
