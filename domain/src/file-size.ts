import type { Locale } from "./locale.js";

/** Decimal units, as storage is sold and as every system but Windows counts. */
const UNITS = ["kB", "MB", "GB", "TB"];
const STEP = 1_000;
/** From here on decimals say nothing useful. */
const WHOLE_FROM = 100;

const BYTES: Record<Locale, string> = { en: "bytes", de: "Byte" };

/**
 * `512 bytes`, `1.4 kB`, `213 MB`. Not by `Intl`: browsers and the server abbreviate differently, and a page must read
 * the same before and after hydration. Swiss usage has a point in both languages.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < STEP) return `${String(bytes)}\u00a0${BYTES[locale]}`;
  let [amount, unit] = [bytes, 0];
  // Compares the rounded number, or 999,999 bytes would be 1000 kB.
  do {
    amount /= STEP;
    unit += 1;
  } while (Number(figure(amount)) >= STEP && unit < UNITS.length);
  return `${figure(amount)}\u00a0${UNITS[unit - 1] ?? ""}`;
}

function figure(amount: number): string {
  return amount.toFixed(Number(amount.toFixed(1)) >= WHOLE_FROM ? 0 : 1);
}
