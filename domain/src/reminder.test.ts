import { expect, test } from "vitest";
import { addDays } from "./iso-day.js";
import { endsToRemindOf, REMINDER_KINDS } from "./reminder.js";

const TODAY = "2026-11-15";

test.each([
  [31, []],
  [30, ["month-before"]],
  [8, ["month-before"]],
  [7, ["week-before"]],
  [1, ["week-before"]],
  [0, ["ended"]],
  [-14, ["ended"]],
  [-15, []],
])("with %i days left one is reminded of %j", (days, expected) => {
  const endsOn = addDays(TODAY, days);
  const due = REMINDER_KINDS.filter((kind) => {
    const { first, last } = endsToRemindOf(kind, TODAY);
    return first <= endsOn && endsOn <= last;
  });
  expect(due).toEqual(expected);
});
