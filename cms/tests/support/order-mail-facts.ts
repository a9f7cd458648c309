import type { OrderMailFacts } from "../../src/lib/shop/mails/facts";

/** Two phones and a charger to Germany, with every letter that a mail could spoil. */
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
