import { addDays, addMonths, daysBetween, type IsoDay } from "./iso-day.js";

/** A dated statement that is renewed, or counts as withdrawn: a warrant canary. */
export type CanaryDates = {
  datedOn: IsoDay;
  /** The last day on which it holds, in the seller's time zone. */
  validUntil: IsoDay;
};

/** Longer than this, a statement would not show that something has changed. */
const CANARY_MAX_MONTHS = 12;

/** Days before its end during which staff are reminded to renew it. */
export const CANARY_REMINDER_DAYS = 14;

export function isCanaryOverdue({ validUntil }: CanaryDates, today: IsoDay): boolean {
  return validUntil < today;
}

/** The first day on which it no longer holds. */
export function overdueSince({ validUntil }: CanaryDates): IsoDay {
  return addDays(validUntil, 1);
}

/** Days for which it still holds after today; negative when it is overdue. */
export function canaryDaysLeft({ validUntil }: CanaryDates, today: IsoDay): number {
  return daysBetween(today, validUntil);
}

export type CanaryRefusal = "canary-predated" | "canary-ends-before" | "canary-too-long";

/** Judges dates that an editor saves. */
export function refuseCanary({ datedOn, validUntil }: CanaryDates, today: IsoDay): CanaryRefusal | null {
  if (datedOn > today) return "canary-predated";
  if (validUntil <= datedOn) return "canary-ends-before";
  if (validUntil > addMonths(datedOn, CANARY_MAX_MONTHS)) return "canary-too-long";
  return null;
}
