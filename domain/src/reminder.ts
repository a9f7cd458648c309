import { addDays, type IsoDay } from "./iso-day.js";

/** Reminder mails to owners of a subscription, each sent once per end date. */
export const REMINDER_KINDS = ["month-before", "week-before", "ended"] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Window of each reminder, in days before the end; negative is after it. */
const DAYS_BEFORE = {
  "month-before": { from: 30, to: 8 },
  "week-before": { from: 7, to: 1 },
  /** Later than that, it is no longer worth a mail. */
  ended: { from: 0, to: -14 },
} as const satisfies Record<ReminderKind, { from: number; to: number }>;

/** End dates to remind of on this day. Windows do not overlap: an owner whose reminder was missed gets one mail. */
export function endsToRemindOf(kind: ReminderKind, today: IsoDay): { first: IsoDay; last: IsoDay } {
  const { from, to } = DAYS_BEFORE[kind];
  return { first: addDays(today, to), last: addDays(today, from) };
}
