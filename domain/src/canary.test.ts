import { expect, test } from "vitest";
import { canaryDaysLeft, isCanaryOverdue, overdueSince, refuseCanary } from "./canary.js";
import { isoDayOf } from "./iso-day.js";

const canary = { datedOn: "2026-11-18", validUntil: "2027-02-18" };

test.each([
  ["2027-02-18T22:59:59.999Z", false],
  ["2027-02-18T23:00:00.000Z", true],
])("a statement holds to the end of its last day in Bern: %s", (instant, isOverdue) => {
  expect(isCanaryOverdue(canary, isoDayOf(new Date(instant)))).toBe(isOverdue);
});

test("in summer the day in Bern ends at 22:00 UTC", () => {
  const summer = { datedOn: "2026-05-01", validUntil: "2026-08-01" };
  expect(isCanaryOverdue(summer, isoDayOf(new Date("2026-08-01T21:59:59Z")))).toBe(false);
  expect(isCanaryOverdue(summer, isoDayOf(new Date("2026-08-01T22:00:00Z")))).toBe(true);
});

test("the days that are left become none on the last day, and negative after it", () => {
  expect(canaryDaysLeft(canary, "2027-02-17")).toBe(1);
  expect(canaryDaysLeft(canary, "2027-02-18")).toBe(0);
  expect(canaryDaysLeft(canary, "2027-02-20")).toBe(-2);
  expect(overdueSince(canary)).toBe("2027-02-19");
});

test.each([
  ["2026-11-18", "2027-02-18", null],
  ["2026-11-18", "2027-11-18", null],
  ["2026-11-19", "2027-02-18", "canary-predated"],
  ["2026-11-18", "2026-11-18", "canary-ends-before"],
  ["2026-11-18", "2027-11-19", "canary-too-long"],
])("dated %s and valid until %s, saved on 18 November: %s", (datedOn, validUntil, refusal) => {
  expect(refuseCanary({ datedOn, validUntil }, "2026-11-18")).toBe(refusal);
});
