import { INTL_LOCALE, type IsoDay, type Locale } from "@wren/domain";

// On the server only: browsers format dates differently, and the page would change at hydration.

/** Swiss time for everybody, so that all agree on the day. */
const TIME_ZONE = "Europe/Zurich";

export function formatDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: "long", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}

export function formatDateTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** `Tuesday, 24 November`: a day that is near enough to go without its year. */
export function formatWeekday(day: IsoDay, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: TIME_ZONE,
  }).format(new Date(day));
}

export function formatTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeStyle: "short", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}
