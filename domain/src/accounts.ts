import type { Currency } from "./currency.js";
import type { PaymentMethod } from "./payment-method.js";

/** A paid order as accountants need it: no name and no address, since files outlive the retention time. */
export type BookedOrder = {
  currency: Currency;
  /** The method by which the money came. */
  method: PaymentMethod;
  vatBasisPoints: number;
  totalMinor: number;
  vatMinor: number;
  receivedMinor: number;
  refundedMinor: number;
};

export type BookedTotal = BookedOrder & { count: number };

/** Sums for each currency, VAT rate and payment method, in the sequence in which they first occur. */
export function totalsOf(orders: readonly BookedOrder[]): BookedTotal[] {
  const totals = new Map<string, BookedTotal>();
  for (const { currency, method, vatBasisPoints, ...amounts } of orders) {
    const key = [currency, vatBasisPoints, method].join(" ");
    const before = totals.get(key) ?? NOTHING;
    totals.set(key, {
      ...{ currency, method, vatBasisPoints },
      count: before.count + 1,
      totalMinor: before.totalMinor + amounts.totalMinor,
      vatMinor: before.vatMinor + amounts.vatMinor,
      receivedMinor: before.receivedMinor + amounts.receivedMinor,
      refundedMinor: before.refundedMinor + amounts.refundedMinor,
    });
  }
  return [...totals.values()];
}

const NOTHING = { count: 0, totalMinor: 0, vatMinor: 0, receivedMinor: 0, refundedMinor: 0 };

/** `1234.50`: an amount for spreadsheets, without currency and separators. */
export function decimalOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
