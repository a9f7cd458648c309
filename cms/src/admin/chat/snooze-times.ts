import type { SnoozeTime } from "@wren/domain";

const LATER_HOURS = 3;
const MORNING_HOUR = 8;
const DAYS_OF_WEEK = 7;

/** When a conversation comes back, in the time zone of this browser. */
export function snoozeUntil(time: SnoozeTime, now: Date): Date {
  const until = new Date(now);
  if (time === "later-today") {
    until.setHours(until.getHours() + LATER_HOURS);
    return until;
  }
  // getDay counts from Sunday; on a Monday the next one is meant.
  const days = time === "tomorrow" ? 1 : (DAYS_OF_WEEK + 1 - until.getDay()) % DAYS_OF_WEEK || DAYS_OF_WEEK;
  until.setDate(until.getDate() + days);
  until.setHours(MORNING_HOUR, 0, 0, 0);
  return until;
}
