import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "./iso-day.js";
import {
  applyExtension,
  applyRenewal,
  daysAdded,
  daysLeft,
  hasEnded,
  newEnd,
  undoExtension,
  undoRenewal,
} from "./subscription.js";

const TODAY = "2026-11-15";

const days = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays("2000-01-01", count));
const offsets = fc.integer({ min: -1_500, max: 1_500 });
const months = fc.constantFrom(1, 3, 6, 12, 24);

test("every midnight takes one day, until none is left", () => {
  fc.assert(
    fc.property(days, offsets, (today, offset) => {
      const endsOn = addDays(today, offset);
      const left = daysLeft(endsOn, today);
      expect(daysLeft(endsOn, addDays(today, 1))).toBe(Math.max(0, left - 1));
      expect(left).toBe(offset > 0 ? offset : 0);
      expect(hasEnded(endsOn, today)).toBe(left === 0);
    }),
  );
});

test("a renewal always gives the whole months, from the end or from today", () => {
  fc.assert(
    fc.property(days, offsets, months, (today, offset, count) => {
      const endsOn = addDays(today, offset);
      const end = newEnd(endsOn, { months: count, today });
      expect(end).toBe(addMonths(offset < 0 ? today : endsOn, count));
      expect(daysLeft(end, today) - daysLeft(endsOn, today)).toBeGreaterThanOrEqual(28 * count);
    }),
  );
});

test("until the end it does not matter when one renews", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), months, (endsOn, daysBefore, count) => {
      const early = newEnd(endsOn, { months: count, today: addDays(endsOn, -daysBefore) });
      expect(early).toBe(newEnd(endsOn, { months: count, today: endsOn }));
    }),
  );
});

test("a year bought on any day is 365 or 366 days", () => {
  fc.assert(
    fc.property(days, (today) => {
      expect([365, 366]).toContain(daysLeft(newEnd(today, { months: 12, today }), today));
    }),
  );
});

test("a renewal leaves the quota and an extension the end", () => {
  const subscription = { endsOn: "2026-12-20", quotaGb: 200 };
  expect(applyRenewal(subscription, { months: 1, today: TODAY })).toEqual({ endsOn: "2027-01-20", quotaGb: 200 });
  expect(applyExtension(subscription, 500)).toEqual({ endsOn: "2026-12-20", quotaGb: 500 });
});

test("a subscription's other fields do not travel along", () => {
  const row = { endsOn: "2026-12-20", quotaGb: 200, email: "somebody@example.org" };
  expect(Object.keys(applyRenewal(row, { months: 1, today: TODAY }))).toEqual(["endsOn", "quotaGb"]);
  expect(Object.keys(applyExtension(row, 500))).toEqual(["endsOn", "quotaGb"]);
});

test.each([
  { endsOn: "2026-12-20", months: 1, expected: 31 }, // to 20 January
  { endsOn: "2027-01-31", months: 1, expected: 28 }, // to 28 February
  { endsOn: "2026-11-15", months: 12, expected: 365 }, // ended today
  { endsOn: "2026-11-14", months: 12, expected: 365 }, // ended yesterday: from today
  { endsOn: "2020-01-01", months: 1, expected: 30 }, // 15 November to 15 December
  { endsOn: "2026-11-15", months: 24, expected: 731 }, // over 29 February 2028
])("$months months for one until $endsOn are $expected days", ({ endsOn, months: count, expected }) => {
  const before = { endsOn, quotaGb: 50 };
  expect(daysAdded(before, applyRenewal(before, { months: count, today: TODAY }), TODAY)).toBe(expected);
});

test("a renewal that is taken back at once leaves the days that there were", () => {
  fc.assert(
    fc.property(days, offsets, months, (today, offset, count) => {
      const before = { endsOn: addDays(today, offset), quotaGb: 50 };
      const after = applyRenewal(before, { months: count, today });
      const undone = undoRenewal(after, { daysAdded: daysAdded(before, after, today), today });
      expect(daysLeft(undone.endsOn, today)).toBe(daysLeft(before.endsOn, today));
      expect(undone.endsOn).toBe(offset < 0 ? today : before.endsOn);
    }),
  );
});

test.each([
  { endsOn: "2027-12-20", added: 365, expected: "2026-12-20" },
  { endsOn: "2027-12-20", added: 31, expected: "2027-11-19" }, // another renewal came after it and stays
  { endsOn: "2026-12-16", added: 31, expected: TODAY }, // all that there are
  { endsOn: "2027-01-20", added: 365, expected: TODAY }, // most of it is over
  { endsOn: "2026-11-16", added: 31, expected: TODAY }, // one day is left
  { endsOn: "2026-11-15", added: 31, expected: TODAY }, // ended today
  { endsOn: "2026-11-14", added: 31, expected: "2026-11-14" }, // ended yesterday: the past stays as it was
  { endsOn: "2025-03-01", added: 31, expected: "2025-03-01" },
])("$added days taken back from one until $endsOn leave $expected", ({ endsOn, added, expected }) => {
  expect(undoRenewal({ endsOn, quotaGb: 200 }, { daysAdded: added, today: TODAY })).toEqual({
    endsOn: expected,
    quotaGb: 200,
  });
});

test("taking back never gives days", () => {
  fc.assert(
    fc.property(days, offsets, fc.integer({ min: 0, max: 800 }), (today, offset, added) => {
      const endsOn = addDays(today, offset);
      const undone = undoRenewal({ endsOn, quotaGb: 50 }, { daysAdded: added, today });
      expect(undone.endsOn <= endsOn).toBe(true);
      expect(undone.endsOn >= today || undone.endsOn === endsOn).toBe(true);
    }),
  );
});

test("an extension is taken back while it is the one that holds", () => {
  const extension = { fromGb: 50, toGb: 500 };
  expect(undoExtension({ endsOn: TODAY, quotaGb: 500 }, extension)).toEqual({ endsOn: TODAY, quotaGb: 50 });
  expect(undoExtension({ endsOn: TODAY, quotaGb: 2_000 }, extension)).toEqual({ endsOn: TODAY, quotaGb: 2_000 });
  expect(undoExtension({ endsOn: TODAY, quotaGb: 200 }, extension)).toEqual({ endsOn: TODAY, quotaGb: 200 });
});

test("an extension that was bought before a larger one does not make the quota smaller", () => {
  expect(applyExtension({ endsOn: "2026-12-20", quotaGb: 1_000 }, 200).quotaGb).toBe(1_000);
});
