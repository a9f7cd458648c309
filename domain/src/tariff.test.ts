import { expect, test } from "vitest";
import { largerSteps, yearlyMinor } from "./tariff.js";
import { SAMPLE_TARIFFS } from "./tariff.sample.js";

const storage = SAMPLE_TARIFFS.storage.toReversed();

test.each([
  [50, [200, 500, 1_000, 2_000]],
  [300, [500, 1_000, 2_000]],
  [1_000, [2_000]],
  [2_000, []],
  [0, [50, 200, 500, 1_000, 2_000]],
])("larger than %i GB, smallest first: %j", (quotaGb, expected) => {
  expect(largerSteps(storage, quotaGb).map((step) => step.quotaGb)).toEqual(expected);
});

test.each([
  [50, 0],
  [49, 0],
  [199, 0],
  [200, 2_500],
  [499, 2_500],
  [5_000, 14_900],
])("%i GB cost %i euro cents a year, at least as much as the next smaller step", (quotaGb, expected) => {
  expect(yearlyMinor(storage, quotaGb, "eur")).toBe(expected);
});

test("without tariffs nothing is offered and nothing costs anything", () => {
  expect(largerSteps([], 50)).toEqual([]);
  expect(yearlyMinor([], 500, "chf")).toBe(0);
});
