import { addDays, addMonths, daysBetween, type IsoDay } from "./iso-day.js";

/** The fields of a subscription that calculations use. */
export type Subscription = {
  /**
   * The first day without service. So a phone bought today for 12 months has 365 days left, 366 across 29 February, and
   * more storage for 365 days costs exactly the yearly price.
   */
  readonly endsOn: IsoDay;
  readonly quotaGb: number;
};

/** Kinds of entries in a subscription's history. */
export const SUBSCRIPTION_EVENTS = [
  "created",
  "renewed",
  "extended",
  "taken-back",
  "corrected",
  /** The contact address changed; neither the old nor the new one is stored. */
  "email-changed",
  "email-restored",
] as const;

export type SubscriptionEventKind = (typeof SUBSCRIPTION_EVENTS)[number];

export function daysLeft(endsOn: IsoDay, today: IsoDay): number {
  return Math.max(0, daysBetween(today, endsOn));
}

export function hasEnded(endsOn: IsoDay, today: IsoDay): boolean {
  return endsOn <= today;
}

/** Adds months to the end, or to today when that has passed: nobody pays for days without service. */
export function newEnd(endsOn: IsoDay, { months, today }: { months: number; today: IsoDay }): IsoDay {
  return addMonths(endsOn > today ? endsOn : today, months);
}

export function applyRenewal(
  { endsOn, quotaGb }: Subscription,
  renewal: { months: number; today: IsoDay },
): Subscription {
  return { endsOn: newEnd(endsOn, renewal), quotaGb };
}

/** Never reduces the quota: staff may give an older purchase after a larger one. */
export function applyExtension({ endsOn, quotaGb: current }: Subscription, quotaGb: number): Subscription {
  return { endsOn, quotaGb: Math.max(current, quotaGb) };
}

/** Days that a renewal added, stored in case they must be taken back. */
export function daysAdded(before: Subscription, after: Subscription, today: IsoDay): number {
  return daysLeft(after.endsOn, today) - daysLeft(before.endsOn, today);
}

/** Takes back exactly the days that were added. Past days stay: at the earliest it ends today. */
export function undoRenewal(
  { endsOn, quotaGb }: Subscription,
  { daysAdded, today }: { daysAdded: number; today: IsoDay },
): Subscription {
  const takenBack = Math.min(daysAdded, daysLeft(endsOn, today));
  return { endsOn: addDays(endsOn, -takenBack), quotaGb };
}

/** Leaves a quota alone that has changed since: a later extension was paid for separately. */
export function undoExtension(
  { endsOn, quotaGb }: Subscription,
  { fromGb, toGb }: { fromGb: number; toGb: number },
): Subscription {
  return { endsOn, quotaGb: quotaGb === toGb ? fromGb : quotaGb };
}
