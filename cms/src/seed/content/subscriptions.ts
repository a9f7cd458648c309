import type { SeedSubscription } from "../entries";

/** One for each thing that can be tried at `/shop/services`. Each is made of its number, so that it can be printed. */
export const subscriptions: SeedSubscription[] = [
  { number: 1, use: "active: renew it, or take more storage", daysLeft: 200, quotaGb: 50, language: "en" },
  { number: 2, use: "about to end", daysLeft: 5, quotaGb: 200, language: "de" },
  { number: 3, use: "expired: only a renewal helps", daysLeft: -20, quotaGb: 50, language: "en" },
  { number: 4, use: "largest size: nothing to extend", daysLeft: 200, quotaGb: 2_000, language: "en" },
];
