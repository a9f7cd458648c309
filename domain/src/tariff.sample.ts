import type { Prices } from "./pricing.js";
import type { Tariffs } from "./tariff.js";

const prices = (chf: number, usd: number, eur: number): Prices => ({ chf, usd, eur });

/** For tests only. The figures worked out by hand in `service-cases.test.ts` hold for these. */
export const SAMPLE_TARIFFS: Tariffs = {
  storage: [
    { quotaGb: 50, yearly: prices(0, 0, 0), discountPercent: 0 },
    { quotaGb: 200, yearly: prices(2_400, 2_600, 2_500), discountPercent: 0 },
    { quotaGb: 500, yearly: prices(4_800, 5_200, 4_890), discountPercent: 5 },
    { quotaGb: 1_000, yearly: prices(8_400, 9_000, 8_700), discountPercent: 10 },
    { quotaGb: 2_000, yearly: prices(14_400, 15_600, 14_900), discountPercent: 15 },
  ],
  renewals: [
    { months: 1, prices: prices(900, 1_000, 950), discountPercent: 0 },
    { months: 3, prices: prices(2_700, 2_900, 2_800), discountPercent: 0 },
    { months: 6, prices: prices(5_400, 5_800, 5_500), discountPercent: 5 },
    { months: 12, prices: prices(10_800, 11_500, 10_900), discountPercent: 10 },
    { months: 24, prices: prices(21_600, 22_900, 21_700), discountPercent: 15 },
  ],
};
