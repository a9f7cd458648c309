import type { Currency } from "./currency.js";
import { addMoney, money, scaleMoney, type Money } from "./money.js";

/** A price in each currency, set by hand and not converted: 899.00 and not 893.17. */
export type Prices = Readonly<Record<Currency, number>>;

export function priceIn(prices: Prices, currency: Currency): Money {
  return money(prices[currency], currency);
}

const BASIS_POINTS = 10_000;

/** VAT contained in an amount, rounded half up: at 8.1 % (810 basis points), 8.10 of 108.10. */
export function containedVat(gross: Money, vatBasisPoints: number): Money {
  return scaleMoney(gross, vatBasisPoints, BASIS_POINTS + vatBasisPoints);
}

export function lineTotal(basePrice: Money, quantity: number): Money {
  return scaleMoney(basePrice, quantity, 1);
}

/** The spec's price lines. VAT is contained in the total and adds nothing to it. */
export type PriceSum = { subtotal: Money; shipping: Money | null; vat: Money; total: Money };

/** The only place that sums up an order's price: cart, checkout, order, mail and admin all show this. */
export function sumUp(
  lineTotals: readonly Money[],
  { currency, shipping, vatBasisPoints }: { currency: Currency; shipping: Money | null; vatBasisPoints: number },
): PriceSum {
  const subtotal = lineTotals.reduce(addMoney, money(0, currency));
  const total = shipping ? addMoney(subtotal, shipping) : subtotal;
  return { subtotal, shipping, vat: containedVat(total, vatBasisPoints), total };
}
