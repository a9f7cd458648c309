import { INTL_LOCALE, type Locale } from "@wren/domain";

// On the server only: browsers format dates differently, and the page would change at hydration.

/** Swiss time for everybody, so that all agree on the day. */
const TIME_ZONE = "Europe/Zurich";

export function writeDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: "long", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}

export function writeMoment(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

export function writeTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeStyle: "short", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}
