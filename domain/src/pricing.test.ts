import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "./currency.js";
import { money, subtractMoney } from "./money.js";
import { containedVat, lineTotal, priceIn, sumUp } from "./pricing.js";

const currencies = fc.constantFrom(...CURRENCIES);
const prices = fc.integer({ min: 0, max: 1_000_000 });
const quantities = fc.integer({ min: 1, max: 10 });
const lines = fc.array(fc.record({ price: prices, quantity: quantities }), { maxLength: 20 });
const rates = fc.integer({ min: 0, max: 3_000 });

test("a phone and a case to Switzerland", () => {
  const totals = [lineTotal(money(89_900, "chf"), 1), lineTotal(money(3_900, "chf"), 2)];
  expect(sumUp(totals, { currency: "chf", shipping: money(1_200, "chf"), vatBasisPoints: 810 })).toEqual({
    subtotal: money(97_700, "chf"),
    shipping: money(1_200, "chf"),
    vat: money(7_411, "chf"),
    total: money(98_900, "chf"),
  });
});

test("without a country there is no shipping yet, and the total is the subtotal", () => {
  const sum = sumUp([money(1_000, "eur")], { currency: "eur", shipping: null, vatBasisPoints: 810 });
  expect(sum).toEqual({
    subtotal: money(1_000, "eur"),
    shipping: null,
    vat: money(75, "eur"),
    total: money(1_000, "eur"),
  });
});

test("an empty cart costs nothing", () => {
  expect(sumUp([], { currency: "usd", shipping: null, vatBasisPoints: 810 }).total).toEqual(money(0, "usd"));
});

test("each currency has its own price", () => {
  const chfUsdEur = { chf: 89_900, usd: 99_900, eur: 92_900 };
  expect(CURRENCIES.map((currency) => priceIn(chfUsdEur, currency).minor)).toEqual([89_900, 99_900, 92_900]);
});

test("totals add up to the cent, whatever is bought", () => {
  fc.assert(
    fc.property(lines, prices, currencies, rates, (bought, flatRate, currency, vatBasisPoints) => {
      const totals = bought.map(({ price, quantity }) => lineTotal(money(price, currency), quantity));
      const sum = sumUp(totals, { currency, shipping: money(flatRate, currency), vatBasisPoints });
      const byHand = bought.reduce((minor, { price, quantity }) => minor + price * quantity, 0);
      expect(sum.subtotal.minor).toBe(byHand);
      expect(subtractMoney(sum.total, sum.subtotal)).toEqual(sum.shipping);
    }),
  );
});

test("the order of the lines does not matter", () => {
  fc.assert(
    fc.property(lines, currencies, (bought, currency) => {
      const totals = bought.map(({ price, quantity }) => lineTotal(money(price, currency), quantity));
      const options = { currency, shipping: null, vatBasisPoints: 810 };
      expect(sumUp(totals.toReversed(), options)).toEqual(sumUp(totals, options));
    }),
  );
});

test("net and VAT make the gross again, and VAT is at most half a cent off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, currencies, (minor, rate, currency) => {
      const gross = money(minor, currency);
      const vat = containedVat(gross, rate);
      const net = subtractMoney(gross, vat);
      expect(net.minor + vat.minor).toBe(minor);
      const error = BigInt(vat.minor) * BigInt(10_000 + rate) - BigInt(minor) * BigInt(rate);
      expect(2n * (error < 0n ? -error : error) <= BigInt(10_000 + rate)).toBe(true);
    }),
  );
});
