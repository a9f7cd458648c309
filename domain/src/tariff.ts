import type { Tariff } from "./contracts/services.js";
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

/** The price list as it is computed with, both parts from small to large. */
export function tariffsOf(rows: readonly Tariff[]): Tariffs {
  const of = (kind: Tariff["kind"]) => rows.filter((row) => row.kind === kind).toSorted((a, b) => a.amount - b.amount);
  return {
    storage: of("storage").map(({ amount, prices, discountPercent }) => ({
      quotaGb: amount,
      yearly: prices,
      discountPercent,
    })),
    renewals: of("renewal").map(({ amount, prices, discountPercent }) => ({ months: amount, prices, discountPercent })),
  };
}

/** What a quota can be extended to, smallest first. */
export function largerSteps(steps: readonly StorageStep[], quotaGb: number): StorageStep[] {
  return steps.filter((step) => step.quotaGb > quotaGb).toSorted((a, b) => a.quotaGb - b.quotaGb);
}

/** What a quota costs a year. One that is no longer offered costs what the next smaller one does. */
export function yearlyMinor(steps: readonly StorageStep[], quotaGb: number, currency: Currency): number {
  const reached = steps.filter((step) => step.quotaGb <= quotaGb).toSorted((a, b) => b.quotaGb - a.quotaGb);
  return reached.at(0)?.yearly[currency] ?? 0;
}
