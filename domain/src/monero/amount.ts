import type { Money } from "../money.js";

/**
 * An amount of Monero in its smallest unit. Never a float, never a JSON number: nine thousand XMR no longer fit one.
 */
export type Piconero = bigint;

export const PICONERO_PER_XMR = 10n ** 12n;
/** Rounds quoted amounts to six decimals, because buyers sometimes type them by hand. */
const QUOTE_STEP = 10n ** 6n;

/** `0.689656`, with a point in every language: it is typed and pasted into wallets. */
export function formatXmr(sum: Piconero): string {
  const fraction = String(sum % PICONERO_PER_XMR)
    .padStart(12, "0")
    .replace(/0+$/, "");
  return `${String(sum / PICONERO_PER_XMR)}${fraction && `.${fraction}`}`;
}

/** @returns null when the text is not an amount of Monero */
export function parseXmr(text: string): Piconero | null {
  const [, whole, fraction = ""] = /^(\d{1,8})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole) * PICONERO_PER_XMR + BigInt(fraction.padEnd(12, "0"));
}

/** Converts money to Monero, rounded up. @param minorPerXmr the price of one XMR in the same currency */
export function toPiconero({ minor }: Money, minorPerXmr: number): Piconero {
  if (!Number.isSafeInteger(minorPerXmr) || minorPerXmr <= 0)
    throw new RangeError(`Not a price: ${String(minorPerXmr)}`);
  const exact = divideUp(BigInt(minor) * PICONERO_PER_XMR, BigInt(minorPerXmr));
  return divideUp(exact, QUOTE_STEP) * QUOTE_STEP;
}

export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
