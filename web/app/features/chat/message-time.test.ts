import { expect, test } from "vitest";
import { dayOf, dayAndTimeOf } from "./message-time.ts";

test("a message stands at its Swiss time, in summer and in winter", () => {
  expect(dayAndTimeOf("2026-07-01T06:05:00.000Z")).toEqual({
    day: { year: "2026", month: "7", day: "1" },
    iso: "2026-07-01",
    time: "08:05",
  });
  expect(dayAndTimeOf("2026-12-31T23:30:00.000Z")).toEqual({
    day: { year: "2027", month: "1", day: "1" },
    iso: "2027-01-01",
    time: "00:30",
  });
});

test("a date is written without leading zeros", () => {
  expect(dayOf("2026-03-09")).toEqual({ year: "2026", month: "3", day: "9" });
});
