import type { SeedTariff } from "../entries";

const storage = (amount: number, [priceChf, priceUsd, priceEur]: Prices, discountPercent = 0): SeedTariff => ({
  kind: "storage",
  amount,
  priceChf,
  priceUsd,
  priceEur,
  discountPercent,
});

const renewal = (amount: number, [priceChf, priceUsd, priceEur]: Prices, discountPercent = 0): SeedTariff => ({
  kind: "renewal",
  amount,
  priceChf,
  priceUsd,
  priceEur,
  discountPercent,
});

type Prices = [chf: number, usd: number, eur: number];

/** Storage by the year, and the plan by its months; 50 GB are included. */
export const tariffs: SeedTariff[] = [
  storage(50, [0, 0, 0]),
  storage(200, [24_00, 27_00, 25_00]),
  storage(500, [48_00, 54_00, 50_00], 5),
  storage(1_000, [84_00, 94_00, 87_00], 10),
  storage(2_000, [144_00, 160_00, 149_00], 15),
  renewal(1, [9_00, 10_00, 9_50]),
  renewal(3, [27_00, 30_00, 28_50]),
  renewal(6, [54_00, 60_00, 57_00], 5),
  renewal(12, [108_00, 120_00, 114_00], 10),
  renewal(24, [216_00, 240_00, 228_00], 15),
];
