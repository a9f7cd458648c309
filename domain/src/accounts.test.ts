import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf, totalsOf, type BookedOrder } from "./accounts.js";
import { csvOf } from "./csv.js";

const order: BookedOrder = {
  currency: "chf",
  method: "card",
  vatBasisPoints: 810,
  totalMinor: 10_000,
  vatMinor: 749,
  receivedMinor: 10_000,
  refundedMinor: 0,
};

test("totals are kept apart by currency, VAT rate and method", () => {
  const orders = [order, { ...order, method: "twint" as const }, { ...order, vatBasisPoints: 0, vatMinor: 0 }, order];
  expect(totalsOf(orders)).toEqual([
    { ...order, count: 2, totalMinor: 20_000, vatMinor: 1_498, receivedMinor: 20_000 },
    { ...order, count: 1, method: "twint" },
    { ...order, count: 1, vatBasisPoints: 0, vatMinor: 0 },
  ]);
  expect(totalsOf([])).toEqual([]);
});

test("whatever the orders are, no Rappen is lost in the totals", () => {
  const orders = fc.array(
    fc.record({
      currency: fc.constantFrom("chf", "eur", "usd"),
      method: fc.constantFrom("card", "twint", "monero"),
      vatBasisPoints: fc.constantFrom(0, 260, 810),
      totalMinor: fc.nat(10_000_000),
      vatMinor: fc.nat(1_000_000),
      receivedMinor: fc.nat(10_000_000),
      refundedMinor: fc.nat(10_000_000),
    }),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  fc.assert(
    fc.property(orders, (booked) => {
      const totals = totalsOf(booked);
      expect(sum(totals.map(({ count }) => count))).toBe(booked.length);
      for (const name of ["totalMinor", "vatMinor", "receivedMinor", "refundedMinor"] as const)
        expect(sum(totals.map((total) => total[name]))).toBe(sum(booked.map((one) => one[name])));
    }),
  );
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [123_450, "1234.50"],
  [-99, "-0.99"],
])("%i is %s", (minor, text) => {
  expect(decimalOf(minor)).toBe(text);
});

test("a cell with commas, quotes or line breaks is quoted", () => {
  expect(csvOf([["a", 'b "c", d'], ["e\nf"]])).toBe('\uFEFFa,"b ""c"", d"\r\n"e\nf"\r\n');
});
