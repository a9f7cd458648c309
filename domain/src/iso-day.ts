import type { Locale } from "./locale.js";
import { DAY_MS, HOUR_MS } from "./durations.js";

/** A day without a time, as `2026-11-15`. Subscriptions use days only, in the seller's time zone. */
export type IsoDay = string;

const SELLER_TIME_ZONE = "Europe/Zurich";

const SELLER_DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: SELLER_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of this moment in the seller's time zone. */
export function isoDayOf(instant: Date): IsoDay {
  return SELLER_DAY.format(instant);
}

const SELLER_HOUR = new Intl.DateTimeFormat("en-GB", { timeZone: SELLER_TIME_ZONE, hour: "2-digit", hourCycle: "h23" });

/** The hour of this moment in the seller's time zone, from 0 to 23. */
export function hourOf(instant: Date): number {
  return Number(SELLER_HOUR.format(instant));
}

/** The first moment of a day in the seller's time zone, which is one or two hours ahead of UTC. */
export function startOfIsoDay(day: IsoDay): Date {
  const [inSummer, inWinter] = [2, 1].map((hours) => new Date(startMs(day) - hours * HOUR_MS)) as [Date, Date];
  return isoDayOf(inSummer) === day ? inSummer : inWinter;
}

/** Adds calendar months; a day that does not exist becomes the month's last: 31 January and a month is 28 February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Adds days; negative numbers go back. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(startMs(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (startMs(to) - startMs(from)) / DAY_MS;
}

/** Computed in UTC, where every day has 24 hours. */
function startMs(day: IsoDay): number {
  return Date.parse(day);
}

const MONTHS: Record<Locale, string> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
};

/**
 * `1 August 2026`, in German `1. August 2026`. The month names are ours: browsers and the server write dates
 * differently, and a page must read the same before and after hydration.
 */
export function formatIsoDay(day: IsoDay, locale: Locale): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = MONTHS[locale].split(" ")[Number(month) - 1] ?? month;
  return `${String(Number(date))}${locale === "de" ? "." : ""} ${name} ${year}`;
}
