import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.js";
import { addMoney, formatMoney, money, scaleMoney, subtractMoney } from "./money.js";

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
