import type { Currency, ServiceEntry, ServiceOffers, ServicePrice } from "@wren/domain";

/** What editors wrote about a service, without the blocks. */
export type ServiceView = Pick<ServiceEntry, "slug" | "name" | "kind" | "tagline"> & { description: string | null };

export type ServiceCardView = Pick<ServiceEntry, "slug" | "name" | "kind" | "tagline"> & {
  currency: Currency;
  /** By months or by gigabytes, for a subscription as it comes with a phone. */
  prices: readonly { amount: number; price: ServicePrice }[];
};

/** What is known of the visitor's subscription. */
export type SubscriptionView =
  | { state: "not-asked" }
  /** Looked up before, but the cms cannot be asked now. */
  | { state: "unavailable" }
  | { state: "found"; offers: ServiceOffers; currency: Currency };
