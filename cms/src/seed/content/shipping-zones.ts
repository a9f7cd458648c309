import type { SeedZone } from "../entries";

export const shippingZones: SeedZone[] = [
  {
    name: "Switzerland and Liechtenstein",
    countries: ["CH", "LI"],
    rateChf: 12_00,
    rateUsd: 13_00,
    rateEur: 12_50,
    deliveryDaysMin: 1,
    deliveryDaysMax: 3,
    hasImportFees: false,
  },
  {
    name: "European Union",
    countries: [
      ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
      ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
    ],
    rateChf: 25_00,
    rateUsd: 28_00,
    rateEur: 26_00,
    deliveryDaysMin: 4,
    deliveryDaysMax: 8,
    hasImportFees: true,
  },
  {
    name: "Rest of Europe and some of the world",
    countries: ["GB", "NO", "IS", "US", "CA", "AU", "NZ", "JP", "SG"],
    rateChf: 45_00,
    rateUsd: 50_00,
    rateEur: 47_00,
    deliveryDaysMin: 6,
    deliveryDaysMax: 15,
    hasImportFees: true,
  },
];
