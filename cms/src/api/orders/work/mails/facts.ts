import type { Currency, Locale, PaymentMethod, QuotedService, QuoteLine, ShippingAddress } from "@wren/domain";
import type { GivenService } from "../../../subscriptions/work/give-services";

/** What a buyer is told by mail about an order. */
export const ORDER_MAIL_KINDS = [
  "received",
  "paid",
  /** Services that had been withheld are given after all. */
  "services-given",
  /** One mail with the numbers of every phone in the order. */
  "identifiers",
  "shipped",
  "expired",
  "cancelled",
  "refunded",
  "paid-late",
  /** How to pay in Monero, enough to do it later. */
  "monero-address",
  "monero-seen",
  "monero-too-low",
  "monero-vanished",
  /** A transaction that the buyer named does not pay the order. */
  "monero-claim-failed",
] as const;

export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export type MoneroMailKind = Extract<OrderMailKind, `monero-${string}`>;

export type MoneroMailFacts = {
  address: string;
  /** What is still to send. */
  missingXmr: string;
  receivedXmr: string;
  quoteUntil: Date;
  confirmationsRequired: number;
  /** The transaction that the buyer named. */
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
  /** The secret link. */
  orderUrl: string;
  siteUrl: string;
  companyName: string;
  lines: QuoteLine[];
  services: QuotedService[];
  /** What of the services was just given: what each subscription is now. */
  given: GivenService[];
  /** The services are paid, and somebody of the staff must decide before they are given. */
  areServicesWithheld: boolean;
  currency: Currency;
  subtotalMinor: number;
  /** Null when nothing is sent. */
  shippingMinor: number | null;
  vatMinor: number;
  vatBasisPoints: number;
  totalMinor: number;
  /** Null when nothing is sent, and after its time of keeping. */
  address: ShippingAddress | null;
  expiresAt: Date;
  /** Null when nothing is kept unpaid. */
  goodsKeptUntil: Date | null;
  paymentMethod: PaymentMethod;
  /** Payments are played, not made. */
  isTest: boolean;
  trackingNumber: string | null;
  /** What was sent back; null when that is not known, or nothing was. */
  refundedMinor: number | null;
  subscriptions: MailedSubscription[];
  /** How long a parcel usually takes; without it, the mail promises nothing. */
  deliveryDays?: { min: number; max: number } | null;
  /** Null in mails that are not about Monero. */
  monero?: MoneroMailFacts | null;
};
