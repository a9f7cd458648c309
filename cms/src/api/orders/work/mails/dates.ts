import { DAY_MS, INTL_LOCALE, type Locale } from "@wren/domain";

/** The shop's time zone, whatever zone the server is set to. */
const TIME_ZONE = "Europe/Zurich";

const DAYS_PER_MONTH = 365.25 / 12;

// Made once: creating a formatter costs a hundred times more than using it.
const INSTANT = formatters({ dateStyle: "full", timeStyle: "short" });
const DAY = formatters({ dateStyle: "long" });

function formatters(style: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const options = { ...style, timeZone: TIME_ZONE };
  return {
    en: new Intl.DateTimeFormat(INTL_LOCALE.en, options),
    de: new Intl.DateTimeFormat(INTL_LOCALE.de, options),
  };
}

/** `Saturday, 1 August 2026 at 14:30` */
export function formatInstant(instant: Date, locale: Locale): string {
  return INSTANT[locale].format(instant);
}

/** `1 August 2026` */
export function formatDay(isoDay: string, locale: Locale): string {
  return DAY[locale].format(new Date(isoDay));
}

/** Whole months, whether the end is the last day of the subscription or the day after it. */
export function monthsBetween(startIsoDay: string, endIsoDay: string): number {
  const days = (Date.parse(endIsoDay) - Date.parse(startIsoDay)) / DAY_MS;
  return Math.round(days / DAYS_PER_MONTH);
}
