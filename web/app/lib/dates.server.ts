import { INTL_LOCALE, type Locale } from "@wren/domain";

// On the server only: browsers write the same date differently, and the page would change under the visitor's eyes.

/** Swiss time for everybody: the server's clock and the visitor's must not disagree on the day. */
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
