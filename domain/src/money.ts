import type { Currency } from "./currency.js";
import { INTL_LOCALE, type Locale } from "./locale.js";

/** An amount in whole minor units (Rappen, cents). Never a float: 0.1 + 0.2 must be 0.3 here. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** All three currencies have a hundred minor units. */
const MINOR_PER_MAJOR = 100;

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not a whole number of minor units: ${String(minor)}`);
  }
  return { minor, currency };
}

export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/**
 * `amount × numerator ÷ denominator`, rounded half up once, at the end.
 * A fraction instead of a factor, because 73 / 365 has no exact float.
 */
export function scaleMoney(amount: Money, numerator: number, denominator: number): Money {
  return money(scaleMinor(amount.minor, numerator, denominator), amount.currency);
}

/** `scaleMoney` for amounts without a currency of their own, as in contracts. */
export function scaleMinor(minor: number, numerator: number, denominator: number): number {
  return Number(divideHalfUp(BigInt(minor) * BigInt(numerator), BigInt(denominator)));
}

/**
 * The separators are ours, not ICU's: Node and browsers ship different ICU versions that disagree on the Swiss
 * apostrophe, and a page must read the same before and after hydration.
 */
export function formatMoney({ minor, currency }: Money, locale: Locale): string {
  const parts = formatterFor(currency, locale).formatToParts(Math.abs(minor) / MINOR_PER_MAJOR);
  const amount = parts.map(({ type, value }) => OWN_SEPARATORS.get(type) ?? value).join("");
  return minor < 0 ? `−${amount}` : amount;
}

/** An amount as it is typed into a field: 749.00. */
export function typedAmount(minor: number): string {
  const [major, rest] = [Math.trunc(minor / MINOR_PER_MAJOR), minor % MINOR_PER_MAJOR];
  return `${String(major)}.${String(rest).padStart(2, "0")}`;
}

const TYPED_AMOUNT = /^(\d{1,7}|\d{1,3}(?:['’ ]\d{3}){1,2})(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount that somebody typed: 749, 749.5, 749,00 or 1’299.00. A separator before three digits could mean
 * either, and is not taken.
 * @returns minor units, or null for anything else
 */
export function parseAmount(typed: string): number | null {
  const [, major, rest = ""] = TYPED_AMOUNT.exec(typed.trim()) ?? [];
  if (major === undefined) return null;
  return Number(major.replace(/\D/g, "")) * MINOR_PER_MAJOR + Number(rest.padEnd(2, "0"));
}

/** Factor from which on a new price looks like a digit too many or too few. */
const UNUSUAL_FACTOR = 10;

/** True for a price of nothing, and for one that is ten times another. Prices that stay are not questioned. */
export function isUnusualPrice(beforeMinor: number | null, afterMinor: number): boolean {
  if (afterMinor === beforeMinor) return false;
  if (afterMinor === 0) return true;
  if (!beforeMinor) return false;
  return afterMinor >= beforeMinor * UNUSUAL_FACTOR || afterMinor * UNUSUAL_FACTOR <= beforeMinor;
}

/** Cached, because creating a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: Currency, locale: Locale): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const options = { style: "currency", currency: currency.toUpperCase(), currencyDisplay: "code" } as const;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(INTL_LOCALE[locale], options);
  formatters.set(key, formatter);
  return formatter;
}

const OWN_SEPARATORS = new Map([
  ["group", "’"],
  ["literal", "\u00a0"],
]);

/** Half up means towards plus infinity: 2.5 becomes 3 and -2.5 becomes -2. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError(`The divisor must be positive: ${String(divisor)}`);
  return floorDivide(2n * dividend + divisor, 2n * divisor);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const isCutUpwards = dividend < 0n && dividend % divisor !== 0n;
  return isCutUpwards ? quotient - 1n : quotient;
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`Cannot mix ${a.currency} and ${b.currency}`);
  }
}
