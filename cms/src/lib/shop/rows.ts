import type { Core } from "@strapi/strapi";
import type {
  Currency,
  Locale,
  OrderState,
  PaymentMethod,
  PaymentState,
  QuoteLine,
  QuotedService,
  ReminderKind,
  ShippingAddress,
  SubscriptionEventKind,
  TimelineKind,
} from "@wren/domain";
import { table } from "../strapi-edges";

/** A line as it was sold. Whether a subscription comes with it must not change when the catalogue does. */
export type OrderLine = QuoteLine & { isDevice: boolean };

/** A service as it was sold, and for which subscription. */
export type OrderService = QuotedService & { subscriptionId: number };

export type Order = {
  id: number;
  number: string;
  secretHash: string;
  tokenHash: string;
  requestHash: string;
  state: OrderState;
  language: Locale;
  currency: Currency;
  lines: OrderLine[];
  services: OrderService[];
  /** Something that was paid for could not be given as it was ordered; staff decide. */
  servicesWithheld: boolean;
  needsShipping: boolean;
  subtotalMinor: number;
  shippingMinor: number | null;
  vatMinor: number;
  vatBasisPoints: number;
  totalMinor: number;
  /** Empty once it was erased. */
  email: string;
  country: string | null;
  address: ShippingAddress | null;
  paymentMethod: PaymentMethod;
  placedAt: string;
  expiresAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  trackingNumber: string | null;
  /** Until when it is known who bought; null while the order goes on. */
  keepUntil: string | null;
  erasedAt: string | null;
};

export type Payment = {
  id: number;
  orderId: number;
  attempt: number;
  provider: string;
  method: PaymentMethod;
  key: string;
  ref: string | null;
  state: PaymentState;
  amountMinor: number;
  currency: Currency;
  receivedMinor: number;
  /** Money the buyer has back, by the provider or another way. */
  refundedMinor: number;
  /** Sum of refunds that the provider could not deliver. */
  refundFailedMinor: number;
  /** Money staff sent another way, because the provider could not deliver it. */
  refundedElsewhereMinor: number;
  /** Since when the buyer waits for money that could not be delivered; null when nobody waits. */
  refundFailedAt: string | null;
  /** Since when the buyer's bank wants it back; null when it does not, or not any more. */
  disputedAt: string | null;
  isTest: boolean;
  url: string | null;
  openedAt: string;
  expiresAt: string;
  nextCheckAt: string;
  checks: number;
};

export type OrderEventRow = {
  id: number;
  orderId: number;
  kind: TimelineKind;
  at: string;
  by: string | null;
  note: string | null;
};

export type PaymentEventRow = {
  id: number;
  provider: string;
  eventId: string;
  ref: string | null;
  processedAt: string | null;
  nextTryAt: string;
  tries: number;
};

export type Subscription = {
  id: number;
  mobileId: string;
  nestId: string;
  supportId: string;
  startsOn: string;
  endsOn: string;
  quotaGb: number;
  email: string;
  language: Locale;
  orderId: number | null;
};

export type SubscriptionEventRow = {
  id: number;
  subscriptionId: number;
  kind: SubscriptionEventKind;
  at: string;
  /** Null for one that was just made. */
  endsOnBefore: string | null;
  endsOnAfter: string;
  quotaGbBefore: number | null;
  quotaGbAfter: number;
  orderId: number | null;
  /** Who did it, when it was somebody of the staff. */
  by: string | null;
  note: string | null;
};

export type SubscriptionReminderRow = { id: number; subscriptionId: number; kind: ReminderKind; endsOn: string };

export const orders = (strapi: Core.Strapi) => table<Order>(strapi, "api::order.order");
export const orderEvents = (strapi: Core.Strapi) => table<OrderEventRow>(strapi, "api::order-event.order-event");
export const payments = (strapi: Core.Strapi) => table<Payment>(strapi, "api::payment.payment");
export const paymentEvents = (strapi: Core.Strapi) =>
  table<PaymentEventRow>(strapi, "api::payment-event.payment-event");
export const subscriptions = (strapi: Core.Strapi) => table<Subscription>(strapi, "api::subscription.subscription");
export const subscriptionEvents = (strapi: Core.Strapi) =>
  table<SubscriptionEventRow>(strapi, "api::subscription-event.subscription-event");
export const subscriptionReminders = (strapi: Core.Strapi) =>
  table<SubscriptionReminderRow>(strapi, "api::subscription-reminder.subscription-reminder");
