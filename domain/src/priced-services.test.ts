import fc from "fast-check";
import { expect, test } from "vitest";
import type { ServiceChoice } from "./contracts/service-arithmetic.js";
import { CURRENCIES } from "./currency.js";
import { addDays } from "./iso-day.js";
import { mayFulfil, priceServices } from "./priced-services.js";
import type { Subscription } from "./subscription.js";
import { SAMPLE_TARIFFS } from "./tariff.sample.js";

const TODAY = "2026-11-15";
const PRICING = { tariffs: SAMPLE_TARIFFS, currency: "chf", today: TODAY } as const;

const renewal = (months: number): ServiceChoice => ({ service: "renewal", months });
const extension = (quotaGb: number): ServiceChoice => ({ service: "extension", quotaGb });

const choices = fc.array(
  fc.oneof(fc.constantFrom(1, 3, 6, 12, 24, 7).map(renewal), fc.constantFrom(50, 200, 500, 2_000, 300).map(extension)),
  { maxLength: 6 },
);
const subscriptions = fc.record({
  endsOn: fc.integer({ min: -400, max: 800 }).map((offset) => addDays(TODAY, offset)),
  quotaGb: fc.constantFrom(50, 200, 300, 2_000),
});

test("a subscription that has ended is renewed and then extended, in whatever order both were chosen", () => {
  const ended = { endsOn: "2026-10-01", quotaGb: 50 };
  const priced = priceServices(ended, [extension(1_000), renewal(12)], PRICING);
  expect(priced).toMatchObject([
    // 10800 less 10 %
    { choice: renewal(12), price: { totalMinor: 9_720 }, before: ended, after: { endsOn: "2027-11-15", quotaGb: 50 } },
    // The whole year: 8400 less 10 %
    { choice: extension(1_000), price: { totalMinor: 7_560 }, after: { endsOn: "2027-11-15", quotaGb: 1_000 } },
  ]);
});

test("each is priced on what the ones before have made of the subscription", () => {
  const endedToday = { endsOn: TODAY, quotaGb: 200 };
  const priced = priceServices(endedToday, [renewal(1), extension(500), extension(2_000)], PRICING);
  expect(priced).toMatchObject([
    // 900 + 2400 ÷ 12
    { price: { totalMinor: 1_100 }, after: { endsOn: "2026-12-15", quotaGb: 200 } },
    // 2400 × 30 ÷ 365 = 197.26; 5 %: 9.85
    { price: { totalMinor: 187 }, after: { endsOn: "2026-12-15", quotaGb: 500 } },
    // 9600 × 30 ÷ 365 = 789.04; 15 %: 118.35
    { price: { totalMinor: 671 }, after: { endsOn: "2026-12-15", quotaGb: 2_000 } },
  ]);
});

test("what is refused says why and leaves the others alone", () => {
  const subscription = { endsOn: "2026-10-01", quotaGb: 50 };
  const priced = priceServices(subscription, [extension(200), renewal(7), renewal(3)], PRICING);
  expect(priced).toMatchObject([
    { choice: renewal(7), ok: false, reason: "unknown-step" },
    { choice: renewal(3), ok: true, before: subscription },
    { choice: extension(200), ok: true },
  ]);
  expect(priceServices(subscription, [extension(200)], PRICING)).toEqual([
    { choice: extension(200), ok: false, reason: "expired" },
  ]);
});

test("a choice comes back as it was, and of the subscription only what can be computed with", () => {
  const line = { service: "renewal", months: 1, line: 3 } as const;
  const row = { endsOn: "2026-12-20", quotaGb: 50, email: "somebody@example.org" };
  const [priced] = priceServices(row, [line], PRICING);
  expect(priced?.choice.line).toBe(3);
  expect(JSON.stringify(priced)).not.toContain("example.org");
});

test("every choice is answered once, renewals first, and each begins where the last one ended", () => {
  fc.assert(
    fc.property(subscriptions, choices, fc.constantFrom(...CURRENCIES), (subscription, chosen, currency) => {
      const priced = priceServices(subscription, chosen, { ...PRICING, currency });
      expect(priced.map(({ choice }) => choice)).toEqual([
        ...chosen.filter(({ service }) => service === "renewal"),
        ...chosen.filter(({ service }) => service === "extension"),
      ]);
      let reached: Subscription = subscription;
      for (const one of priced) {
        if (!one.ok) continue;
        expect(one.before).toEqual(reached);
        expect(one.after.endsOn >= one.before.endsOn && one.after.quotaGb >= one.before.quotaGb).toBe(true);
        reached = one.after;
      }
    }),
  );
});

test("what is paid as quoted is given, on the day of the quote", () => {
  fc.assert(
    fc.property(subscriptions, choices, (subscription, chosen) => {
      const quoted = priceServices(subscription, chosen, PRICING);
      const sum = quoted.reduce((minor, one) => minor + (one.ok ? one.price.totalMinor : 0), 0);
      expect(mayFulfil(sum, quoted)).toBe(quoted.every(({ ok }) => ok));
      expect(mayFulfil(sum - 1, quoted)).toBe(false);
    }),
  );
});

test.each([
  ["nothing has changed", { endsOn: "2027-01-27", quotaGb: 50 }, TODAY, true],
  ["a day has passed, and it costs less", { endsOn: "2027-01-27", quotaGb: 50 }, "2026-11-16", true],
  ["it was extended to less, and costs less", { endsOn: "2027-01-27", quotaGb: 200 }, TODAY, true],
  ["it was renewed, and the extension would last longer", { endsOn: "2028-01-27", quotaGb: 50 }, TODAY, false],
  ["it has ended", { endsOn: "2026-11-14", quotaGb: 50 }, TODAY, false],
  ["it has that quota already", { endsOn: "2027-01-27", quotaGb: 500 }, TODAY, false],
  ["it has more already", { endsOn: "2027-01-27", quotaGb: 2_000 }, TODAY, false],
])("an extension to 500 GB was paid with 9.12; %s", (_, subscription, today, expected) => {
  expect(mayFulfil(912, priceServices(subscription, [extension(500)], { ...PRICING, today }))).toBe(expected);
});

test.each([
  ["nothing has changed", { endsOn: "2027-01-27", quotaGb: 50 }, true],
  ["it was renewed by another order", { endsOn: "2028-01-27", quotaGb: 50 }, true],
  ["it has ended", { endsOn: "2026-11-14", quotaGb: 50 }, true],
  ["it was extended, and the storage would be free", { endsOn: "2027-01-27", quotaGb: 200 }, false],
])("a renewal for a year was paid with 97.20; %s", (_, subscription, expected) => {
  expect(mayFulfil(9_720, priceServices(subscription, [renewal(12)], PRICING))).toBe(expected);
});
