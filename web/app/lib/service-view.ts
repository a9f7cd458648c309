import type { Currency, Money, ServiceEntry, ServiceOffers, ServicePrice } from "@wren/domain";

export type ServiceView = Pick<ServiceEntry, "slug" | "name" | "kind" | "tagline"> & { description: string | null };

export type ServiceCardView = Pick<ServiceEntry, "slug" | "name" | "kind" | "tagline"> & {
  currency: Currency;
  /** By months or by gigabytes, for a subscription as it comes with a phone. */
  prices: readonly { amount: number; price: ServicePrice }[];
};

export type RunningCosts = {
  /** Twelve more months, for a subscription as it comes with a phone. */
  furtherYear: Money;
  includedGb: number;
  /** The next larger storage. */
  moreStorage: { quotaGb: number; yearly: Money } | null;
};

/** The visitor's subscription, as far as it is known. */
export type SubscriptionView =
  | { state: "not-asked" }
  /** Looked up before, but the cms is unreachable now. */
  | { state: "unavailable" }
  | { state: "found"; offers: ServiceOffers; currency: Currency };
