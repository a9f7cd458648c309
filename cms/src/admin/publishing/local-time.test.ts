import { expect, test } from "vitest";
import { fromLocalInput, toLocalInput } from "./local-time";

test.each([
  [new Date(2026, 11, 1, 8, 30), "2026-12-01T08:30"],
  [new Date(2027, 6, 2, 0, 5), "2027-07-02T00:05"],
])("%s is typed in the time zone of the machine, in winter and in summer", (time, typed) => {
  expect(toLocalInput(time.toISOString())).toBe(typed);
  expect(fromLocalInput(typed)).toBe(time.toISOString());
});

test("an empty input is no time", () => {
  expect(fromLocalInput("")).toBeNull();
});
