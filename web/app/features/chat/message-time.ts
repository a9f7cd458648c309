/** Swiss time for everybody, as everywhere on the site. Digits only, because browsers differ in words. */
const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Zurich",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const MONTHS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

export type Day = { year: string; month: (typeof MONTHS)[number]; day: string };

/** Day and time of a message: `iso` compares days, and the texts supply the words. */
export function dayAndTimeOf(instant: string): { day: Day; iso: string; time: string } {
  const parts = new Map(PARTS.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const day = makeDay(part("year"), part("month"), part("day"));
  const iso = `${day.year}-${day.month.padStart(2, "0")}-${day.day.padStart(2, "0")}`;
  return { day, iso, time: `${part("hour")}:${part("minute")}` };
}

/** @param iso such as 2026-11-15 */
export function dayOf(iso: string): Day {
  const [year = "", month = "", day = ""] = iso.split("-");
  return makeDay(year, month, day);
}

function makeDay(year: string, month: string, day: string): Day {
  const plain = (number: string) => number.replace(/^0/, "");
  return { year, month: MONTHS.find((known) => known === plain(month)) ?? "1", day: plain(day) };
}
