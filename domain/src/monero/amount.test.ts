import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "../money.js";
import { formatXmr, parseXmr, PICONERO_PER_XMR, toPiconero } from "./amount.js";

const sums = fc.bigInt({ min: 0n, max: 10n ** 19n });

test("a sum is written as wallets take it", () => {
  expect(formatXmr(689_656_000_000n)).toBe("0.689656");
  expect(formatXmr(12n * PICONERO_PER_XMR)).toBe("12");
  expect(formatXmr(1n)).toBe("0.000000000001");
  expect(formatXmr(0n)).toBe("0");
});

test("what is written is read again, to the last piconero", () => {
  fc.assert(
    fc.property(sums, (sum) => {
      expect(parseXmr(formatXmr(sum))).toBe(sum);
    }),
  );
});

test.each(["", ".5", "1.", "1,5", "-1", "1e3", "0.0000000000001", "999999999", " 1"])("%j is no sum", (text) => {
  expect(parseXmr(text)).toBeNull();
});

test("CHF 100.00 at CHF 145.00 for one XMR", () => {
  expect(formatXmr(toPiconero(money(10_000, "chf"), 14_500))).toBe("0.689656");
});

test("a conversion never asks for less than the price, and for no more than a millionth of an XMR above it", () => {
  const prices = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(prices, prices, (minor, rate) => {
      const sum = toPiconero(money(minor, "chf"), rate);
      const surplus = sum * BigInt(rate) - BigInt(minor) * PICONERO_PER_XMR;
      expect(surplus >= 0n).toBe(true);
      expect(surplus < BigInt(rate) * (10n ** 6n + 1n)).toBe(true);
    }),
  );
});

test.each([0, -1, 1.5, Number.NaN])("%d is no price of Monero", (rate) => {
  expect(() => toPiconero(money(100, "chf"), rate)).toThrow(RangeError);
});
