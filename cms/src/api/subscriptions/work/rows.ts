import type { Core } from "@strapi/strapi";
import type { Locale, QuotedService, ReminderKind, SubscriptionEventKind } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** A service as it was sold, with its subscription. */
export type OrderService = QuotedService & { subscriptionId: number };

export type Subscription = {
  id: number;
  mobileId: string;
  nestId: string;
  supportId: string;
  startsOn: string;
  endsOn: string;
  quotaGb: number;
  email: string;
  /** Until then only its own mailbox can change the address: a change was stopped or undone from there. */
  emailGuardedUntil: string | null;
  language: Locale;
  orderId: number | null;
};

export type SubscriptionEventRow = {
  id: number;
  subscriptionId: number;
  kind: SubscriptionEventKind;
  at: string;
  /** Null for a new subscription. */
  endsOnBefore: string | null;
  endsOnAfter: string;
  quotaGbBefore: number | null;
  quotaGbAfter: number;
  orderId: number | null;
  /** The member of staff who did it, if one did. */
  by: string | null;
  note: string | null;
};

export type SubscriptionReminderRow = { id: number; subscriptionId: number; kind: ReminderKind; endsOn: string };

export const subscriptions = (strapi: Core.Strapi) => table<Subscription>(strapi, "api::subscriptions.subscription");
export const subscriptionEvents = (strapi: Core.Strapi) =>
  table<SubscriptionEventRow>(strapi, "api::subscriptions.subscription-event");
export const subscriptionReminders = (strapi: Core.Strapi) =>
  table<SubscriptionReminderRow>(strapi, "api::subscriptions.subscription-reminder");
