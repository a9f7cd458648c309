import type { Currency } from "./currency.js";
import type { Prices } from "./pricing.js";

export type StorageStep = {
  readonly quotaGb: number;
  /** For a whole year; nothing for what every subscription includes. */
  readonly yearly: Prices;
  readonly discountPercent: number;
};

export type RenewalStep = {
  readonly months: number;
  /** The plan for all these months, before the discount. */
  readonly prices: Prices;
  readonly discountPercent: number;
};

export type Tariffs = { readonly storage: readonly StorageStep[]; readonly renewals: readonly RenewalStep[] };

/** What a quota can be extended to, smallest first. */
export function largerSteps(steps: readonly StorageStep[], quotaGb: number): StorageStep[] {
  return steps.filter((step) => step.quotaGb > quotaGb).toSorted((a, b) => a.quotaGb - b.quotaGb);
}

/** What a quota costs a year. One that is no longer offered costs what the next smaller one does. */
export function yearlyMinor(steps: readonly StorageStep[], quotaGb: number, currency: Currency): number {
  const reached = steps.filter((step) => step.quotaGb <= quotaGb).toSorted((a, b) => b.quotaGb - a.quotaGb);
  return reached.at(0)?.yearly[currency] ?? 0;
}
