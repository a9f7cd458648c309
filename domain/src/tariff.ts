import type { Tariff } from "./contracts/services.js";
import type { Currency } from "./currency.js";
import type { Prices } from "./pricing.js";

export type StorageStep = {
  readonly quotaGb: number;
  /** Price of a whole year; zero for the quota that every subscription includes. */
  readonly yearly: Prices;
  readonly discountPercent: number;
};

export type RenewalStep = {
  readonly months: number;
  /** Price of the plan for all these months, before the discount. */
  readonly prices: Prices;
  readonly discountPercent: number;
};

export type Tariffs = { readonly storage: readonly StorageStep[]; readonly renewals: readonly RenewalStep[] };

/** Price list for calculations, both parts from small to large. */
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

/** Larger quotas that can be bought, smallest first. */
export function largerSteps(steps: readonly StorageStep[], quotaGb: number): StorageStep[] {
  return steps.filter((step) => step.quotaGb > quotaGb).toSorted((a, b) => a.quotaGb - b.quotaGb);
}

/** Yearly price of a quota. One that is no longer offered costs what the next smaller one does. */
export function yearlyMinor(steps: readonly StorageStep[], quotaGb: number, currency: Currency): number {
  const reached = steps.filter((step) => step.quotaGb <= quotaGb).toSorted((a, b) => b.quotaGb - a.quotaGb);
  return reached.at(0)?.yearly[currency] ?? 0;
}
