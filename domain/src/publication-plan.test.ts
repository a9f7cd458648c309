import { expect, test } from "vitest";
import { refusePlan } from "./publication-plan.js";

const NOW = new Date("2026-11-19T08:00:00Z");
const NINE = "2026-11-19T09:00:00Z";
const TEN = "2026-11-19T10:00:00Z";

test.each([
  [NINE, null],
  [null, TEN],
  [NINE, TEN],
  [null, null],
])("from %s to %s can be planned", (publishAt, unpublishAt) => {
  expect(refusePlan({ publishAt, unpublishAt }, NOW)).toBeNull();
});

test.each([
  ["2026-11-19T08:00:00Z", null],
  [null, "2026-11-19T07:59:59Z"],
  ["2026-11-19T07:00:00Z", TEN],
])("from %s to %s is past", (publishAt, unpublishAt) => {
  expect(refusePlan({ publishAt, unpublishAt }, NOW)).toBe("plan-in-the-past");
});

test.each([
  [TEN, NINE],
  [NINE, NINE],
])("from %s to %s ends too early", (publishAt, unpublishAt) => {
  expect(refusePlan({ publishAt, unpublishAt }, NOW)).toBe("plan-ends-too-early");
});
