import { expect, test } from "vitest";
import { clockStep, decimalStep, durationOf, ticksUpTo } from "./ticks";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 50, 100]],
  [101, [0, 50, 100, 150]],
  [89_900, [0, 50_000, 100_000]],
])("bars up to %i stand before the lines %j", (highest, lines) => {
  expect(ticksUpTo(highest, decimalStep)).toEqual(lines);
});

test("times have the lines of a clock", () => {
  expect(ticksUpTo(100, clockStep)).toEqual([0, 30, 60, 90, 120]);
  expect(ticksUpTo(50 * 60, clockStep)).toEqual([0, 900, 1_800, 2_700, 3_600]);
  expect(ticksUpTo(9 * 86_400, clockStep)).toEqual([0, 5 * 86_400, 10 * 86_400]);
});

test("no bar is higher than the last line, and there are at most five lines", () => {
  for (let highest = 0; highest < 2_000_000; highest += 997)
    for (const stepFor of [decimalStep, clockStep]) {
      const lines = ticksUpTo(highest, stepFor);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(lines.length).toBeLessThanOrEqual(5);
    }
});

test.each([
  [0, "0 seconds"],
  [59, "59 seconds"],
  [60, "1 minutes"],
  [3_599, "59 minutes"],
  [5_400, "1.5 hours"],
  [86_400, "24 hours"],
  [2 * 86_400, "2 days"],
])("%i seconds are %s", (seconds, told) => {
  const { unit, count } = durationOf(seconds);
  expect(`${String(count)} ${unit}`).toBe(told);
});
