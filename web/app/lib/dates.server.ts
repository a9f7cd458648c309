import { INTL_LOCALE, type Locale } from "@wren/domain";

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

export function formatTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeStyle: "short", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}
