import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, isoDayOf } from "./iso-day.js";

test.each([
  ["2026-11-15", 12, "2027-11-15"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-03-01", 0, "2026-03-01"],
])("%s and %i months is %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("the day is the seller's: an hour before midnight in London it is already tomorrow in Bern", () => {
  expect(isoDayOf(new Date("2026-11-15T23:30:00Z"))).toBe("2026-11-16");
  expect(isoDayOf(new Date("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
  expect(isoDayOf(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});

test("months later is never an earlier day, and never in another month than asked for", () => {
  const days = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (day, months) => {
      const later = addMonths(day, months);
      expect(later >= day).toBe(true);
      const monthsSince = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
      expect(monthsSince(later) - monthsSince(day)).toBe(months);
    }),
  );
});
