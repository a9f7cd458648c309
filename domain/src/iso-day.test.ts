import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, formatIsoDay, isoDayOf, startOfIsoDay } from "./iso-day.js";

const days = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ["2026-11-15", 12, "2027-11-15"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-03-01", 0, "2026-03-01"],
  ["2026-12-31", 0, "2026-12-31"],
  ["2026-11-30", 1, "2026-12-30"],
  ["2026-12-01", 1, "2027-01-01"],
  ["2026-12-31", 12, "2027-12-31"],
  ["2026-12-31", 24, "2028-12-31"],
  ["2027-02-28", 12, "2028-02-28"],
  ["2028-02-29", 24, "2030-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2100-01-31", 1, "2100-02-28"],
])("%s and %i months is %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("the day is the seller's: an hour before midnight in London it is already tomorrow in Bern", () => {
  expect(isoDayOf(new Date("2026-11-15T23:30:00Z"))).toBe("2026-11-16");
  expect(isoDayOf(new Date("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
  expect(isoDayOf(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});

test("a day begins at midnight in Bern, in winter, in summer and when the clocks change", () => {
  expect(startOfIsoDay("2026-11-15").toISOString()).toBe("2026-11-14T23:00:00.000Z");
  expect(startOfIsoDay("2026-07-01").toISOString()).toBe("2026-06-30T22:00:00.000Z");
  expect(startOfIsoDay("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(startOfIsoDay("2026-03-30").toISOString()).toBe("2026-03-29T22:00:00.000Z");
  expect(startOfIsoDay("2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z");
  expect(startOfIsoDay("2026-10-26").toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

test("months later is never an earlier day, and never in another month than asked for", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (day, months) => {
      const later = addMonths(day, months);
      expect(later >= day).toBe(true);
      const monthsSince = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
      expect(monthsSince(later) - monthsSince(day)).toBe(months);
    }),
  );
});

test.each([
  ["2026-11-15", "2026-11-15", 0],
  ["2026-11-15", "2026-11-16", 1],
  ["2026-11-16", "2026-11-15", -1],
  ["2026-12-31", "2027-01-01", 1],
  ["2027-02-28", "2027-03-01", 1],
  ["2028-02-28", "2028-03-01", 2],
  ["2027-01-01", "2028-01-01", 365],
  ["2028-01-01", "2029-01-01", 366],
  // Daylight saving changes in these nights: the days have 23 and 25 hours.
  ["2026-03-28", "2026-03-30", 2],
  ["2026-10-24", "2026-10-26", 2],
])("from %s to %s it is %i days", (from, to, expected) => {
  expect(daysBetween(from, to)).toBe(expected);
  expect(addDays(from, expected)).toBe(to);
});

test("as many days as are added lie between", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -2_000, max: 2_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test("the seller's day changes once between two noons, whatever the clocks do", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 24 * 60 }), (day, minutes) => {
      const noonMs = Date.parse(`${day}T11:00:00Z`);
      const sellersDay = isoDayOf(new Date(noonMs + minutes * 60_000));
      expect([day, addDays(day, 1)]).toContain(sellersDay);
      if (minutes < 10 * 60) expect(sellersDay).toBe(day);
      if (minutes >= 12 * 60) expect(sellersDay).toBe(addDays(day, 1));
    }),
  );
});

test("a day is written in the visitor's language", () => {
  expect(formatIsoDay("2026-08-01", "en")).toBe("1 August 2026");
  expect(formatIsoDay("2027-03-31", "de")).toBe("31. März 2027");
});
