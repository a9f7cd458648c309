import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween } from "./iso-day.js";
import { addWorkingDays, parcelDates } from "./working-days.js";

test.each([
  ["a Wednesday", "2026-11-18", 2, "2026-11-20"],
  ["a Thursday", "2026-11-19", 2, "2026-11-23"],
  ["a Friday", "2026-11-20", 2, "2026-11-24"],
  ["a Saturday", "2026-11-21", 2, "2026-11-24"],
  ["a Sunday", "2026-11-22", 2, "2026-11-24"],
  ["the end of a year", "2026-12-31", 1, "2027-01-01"],
  ["three weeks", "2026-11-18", 15, "2026-12-09"],
  ["no days, even from a Saturday", "2026-11-21", 0, "2026-11-21"],
])("working days are counted from %s", (_, day, workingDays, expected) => {
  expect(addWorkingDays(day, workingDays)).toBe(expected);
});

test("five working days are a week, from every working day", () => {
  const workingDay = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(workingDay, fc.integer({ min: 0, max: 10 }), (day, weeks) => {
      expect(daysBetween(day, addWorkingDays(day, weeks * 5))).toBe(weeks * 7);
    }),
  );
});

test("a paid parcel leaves within two working days, and the delivery time begins there", () => {
  const paid = { paidOn: "2026-11-20", shippedOn: null, deliveryDaysMax: 3 };
  expect(parcelDates(paid)).toEqual({ leavesBy: "2026-11-24", arrivesBy: "2026-11-27" });
  expect(parcelDates({ ...paid, deliveryDaysMax: null }).arrivesBy).toBeNull();
});

test("once a parcel has left, the day on which it left counts", () => {
  const shipped = { paidOn: "2026-11-18", shippedOn: "2026-11-19", deliveryDaysMax: 1 };
  expect(parcelDates(shipped)).toEqual({ leavesBy: "2026-11-19", arrivesBy: "2026-11-20" });
});
