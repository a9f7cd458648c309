import { addDays, type IsoDay } from "./iso-day.js";

/** Of what owners of a subscription are reminded by mail, each once for an end. */
export const REMINDER_KINDS = ["month-before", "week-before", "ended"] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How many days before the end each begins and stops to be the right one; fewer than none is after it. */
const DAYS_BEFORE = {
  "month-before": { from: 30, to: 8 },
  "week-before": { from: 7, to: 1 },
  /** Later than that, it is no news any more. */
  ended: { from: 0, to: -14 },
} as const satisfies Record<ReminderKind, { from: number; to: number }>;

/** The ends of which one is reminded on this day. They do not overlap: whoever was not reminded in time gets one mail. */
export function endsToRemindOf(kind: ReminderKind, today: IsoDay): { first: IsoDay; last: IsoDay } {
  const { from, to } = DAYS_BEFORE[kind];
  return { first: addDays(today, to), last: addDays(today, from) };
}
