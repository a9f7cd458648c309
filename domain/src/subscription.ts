import { addDays, addMonths, daysBetween, type IsoDay } from "./iso-day.js";

/** What of a subscription can be computed with. */
export type Subscription = {
  /**
   * The first day without it. So a phone bought today for 12 months has 365 days left, 366 across 29 February, and
   * more storage for 365 days costs exactly the yearly price.
   */
  readonly endsOn: IsoDay;
  readonly quotaGb: number;
};

/** What a subscription's history tells. */
export const SUBSCRIPTION_EVENTS = [
  "created",
  "renewed",
  "extended",
  "taken-back",
  "corrected",
  /** The contact address; neither the old nor the new one is told. */
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

/** Months are added to the end, or to today when it has passed: nobody pays for days without service. */
export function newEnd(endsOn: IsoDay, { months, today }: { months: number; today: IsoDay }): IsoDay {
  return addMonths(endsOn > today ? endsOn : today, months);
}

export function applyRenewal(
  { endsOn, quotaGb }: Subscription,
  renewal: { months: number; today: IsoDay },
): Subscription {
  return { endsOn: newEnd(endsOn, renewal), quotaGb };
}

/** Never makes it smaller: staff may give what was bought before a larger one was. */
export function applyExtension({ endsOn, quotaGb: current }: Subscription, quotaGb: number): Subscription {
  return { endsOn, quotaGb: Math.max(current, quotaGb) };
}

/** What a renewal gave, for the day on which it may have to be taken back. */
export function daysAdded(before: Subscription, after: Subscription, today: IsoDay): number {
  return daysLeft(after.endsOn, today) - daysLeft(before.endsOn, today);
}

/** Takes back exactly the days that were given. Those that are over stay given: at the earliest it ends today. */
export function undoRenewal(
  { endsOn, quotaGb }: Subscription,
  { daysAdded, today }: { daysAdded: number; today: IsoDay },
): Subscription {
  const takenBack = Math.min(daysAdded, daysLeft(endsOn, today));
  return { endsOn: addDays(endsOn, -takenBack), quotaGb };
}

/** Leaves a quota alone that has become another since: a later extension was paid for by itself. */
export function undoExtension(
  { endsOn, quotaGb }: Subscription,
  { fromGb, toGb }: { fromGb: number; toGb: number },
): Subscription {
  return { endsOn, quotaGb: quotaGb === toGb ? fromGb : quotaGb };
}
