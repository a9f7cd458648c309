import type { Currency, Locale, PaymentMethod, QuotedService, QuoteLine, ShippingAddress } from "@wren/domain";
import type { GivenService } from "../../../subscriptions/work/give-services";

/** Mails to a buyer about an order. */
export const ORDER_MAIL_KINDS = [
  "received",
  "paid",
  /** Withheld services were given after all. */
  "services-given",
  /** One mail with the numbers of every phone in the order. */
  "identifiers",
  "shipped",
  "expired",
  "cancelled",
  "refunded",
  /** Staff refunded a part, and the buyer keeps the order. */
  "part-refunded",
  "paid-late",
  /** Staff corrected something about the order. */
  "address-corrected",
  "email-corrected",
  "tracking-corrected",
  /** Payment details for Monero, enough to pay later. */
  "monero-address",
  "monero-seen",
  "monero-too-low",
  "monero-vanished",
  /** A transaction that the buyer claimed does not pay the order. */
  "monero-claim-failed",
] as const;

export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export type MoneroMailKind = Extract<OrderMailKind, `monero-${string}`>;

export type MoneroMailFacts = {
  address: string;
  /** Amount still to be sent. */
  missingXmr: string;
  receivedXmr: string;
  quoteUntil: Date;
  confirmationsRequired: number;
  /** The transaction that the buyer claimed. */
  txid: string | null;
};

export type MailedSubscription = {
  mobileId: string;
  nestId: string;
  supportId: string;
  /** Calendar days, such as `2026-08-01`. */
  startsOn: string;
  endsOn: string;
  quotaGb: number;
};

export type OrderMailFacts = {
  locale: Locale;
  number: string;
  /** Link to the order's page, with its secret. */
  orderUrl: string;
  siteUrl: string;
  companyName: string;
  lines: QuoteLine[];
  services: QuotedService[];
  /** Services that were just given, each with the new state of its subscription. */
  given: GivenService[];
  /** The services are paid, and staff must decide before they are given. */
  areServicesWithheld: boolean;
  currency: Currency;
  subtotalMinor: number;
  /** Null when nothing is shipped. */
  shippingMinor: number | null;
  vatMinor: number;
  vatBasisPoints: number;
  totalMinor: number;
  /** Null when nothing is shipped, and after its retention time. */
  address: ShippingAddress | null;
  expiresAt: Date;
  /** Null when nothing is kept unpaid. */
  goodsKeptUntil: Date | null;
  paymentMethod: PaymentMethod;
  /** True when payments are simulated. */
  isTest: boolean;
  trackingNumber: string | null;
  /** Refunded amount; null when unknown, or when nothing was refunded. */
  refundedMinor: number | null;
  /** Part of it that had gone back before; left out for nothing. */
  refundedBeforeMinor?: number;
  subscriptions: MailedSubscription[];
  /** Usual delivery time; without it, the mail promises nothing. */
  deliveryDays?: { min: number; max: number } | null;
  /** Null in mails that are not about Monero. */
  monero?: MoneroMailFacts | null;
};
