import type { QuotedService } from "@wren/domain";
import type { OrderMailFacts } from "../../src/api/orders/work/mails/facts";

/** Two phones and a charger to Germany, with letters that a mail could garble. */
export function orderMailFacts(changes: Partial<OrderMailFacts> = {}): OrderMailFacts {
  return {
    locale: "en",
    number: "W-7K3M-Q9XD",
    orderUrl: "https://wren.example/shop/confirmation?order=Jd8f0sK3nQmX2vR7tLpW4zYb1cGhE9aU",
    siteUrl: "https://wren.example",
    companyName: "Wren Mobile AG",
    lines: [
      {
        sku: "WREN-ONE-GRAPHITE",
        quantity: 2,
        productSlug: "wren-one",
        name: { en: "Wren One", de: "Wren One" },
        variantName: { en: "Graphite", de: "Graphit" },
        basePriceMinor: 89_900,
        totalMinor: 179_800,
      },
      {
        sku: "CHARGER",
        quantity: 1,
        productSlug: "charger",
        name: { en: "Charger with cable", de: "Ladegerät mit Kabel" },
        variantName: null,
        basePriceMinor: 3_900,
        totalMinor: 3_900,
      },
    ],
    services: [],
    given: [],
    areServicesWithheld: false,
    currency: "chf",
    subtotalMinor: 183_700,
    shippingMinor: 900,
    vatMinor: 13_832,
    vatBasisPoints: 810,
    totalMinor: 184_600,
    address: {
      firstName: "Zoë",
      lastName: "Müller-O’Brien",
      company: "",
      street: "Grünstrasse 12",
      additionalAddress: "c/o Meier",
      zip: "79098",
      city: "Freiburg",
      state: "",
      country: "DE",
    },
    expiresAt: new Date("2026-08-01T12:30:00Z"),
    goodsKeptUntil: new Date("2026-08-01T12:30:00Z"),
    paymentMethod: "twint",
    isTest: false,
    trackingNumber: null,
    refundedMinor: null,
    subscriptions: [],
    ...changes,
  };
}

export const subscription = {
  mobileId: "M-4F7K-29QX-3",
  nestId: "N-8H2M-7RTP-K",
  supportId: "S-1C9V-5WBD-6",
  startsOn: "2026-08-01",
  endsOn: "2027-08-01",
  quotaGb: 50,
};

/** Twelve more months with 200 GB, CHF 108.00 and CHF 24.00 less 10 %. */
export const renewal: QuotedService = {
  line: { service: "renewal", identifier: "M-4F7K-29QX-3", months: 12 },
  name: { en: "Subscription renewal", de: "Abo verlängern" },
  slug: "subscription-renewal",
  price: {
    steps: [
      { kind: "plan", months: 12, amountMinor: 10_800 },
      { kind: "storage", quotaGb: 200, yearlyMinor: 2_400, months: 12, amountMinor: 2_400 },
      { kind: "discount", percent: 10, amountMinor: -1_320 },
    ],
    totalMinor: 11_880,
  },
  before: { endsOn: "2027-08-01", quotaGb: 200 },
  after: { endsOn: "2028-08-01", quotaGb: 200 },
};

/** From 50 to 200 GB for a fifth of a year. */
export const extension: QuotedService = {
  line: { service: "extension", identifier: "N-8H2M-7RTP-K", quotaGb: 200 },
  name: { en: "Storage extension", de: "Mehr Speicher" },
  slug: "storage-extension",
  price: {
    steps: [
      {
        kind: "yearly-difference",
        fromGb: 50,
        toGb: 200,
        fromYearlyMinor: 0,
        toYearlyMinor: 2_400,
        differenceMinor: 2_400,
      },
      { kind: "share-of-year", days: 73, of: 365, amountMinor: 480 },
    ],
    totalMinor: 480,
  },
  before: { endsOn: "2027-08-01", quotaGb: 50 },
  after: { endsOn: "2027-08-01", quotaGb: 200 },
};
