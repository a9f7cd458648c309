import fc from "fast-check";
import { expect, test } from "vitest";
import type { ServiceChoice } from "./contracts/service-arithmetic.js";
import { CURRENCIES } from "./currency.js";
import { addDays } from "./iso-day.js";
import { applyService, mayFulfil, priceServices } from "./priced-services.js";
import type { Subscription } from "./subscription.js";
import { SAMPLE_TARIFFS } from "./tariff.sample.js";

const TODAY = "2026-11-15";
const PRICING = { tariffs: SAMPLE_TARIFFS, currency: "chf", today: TODAY } as const;
const NOTHING_OFFERED = { ...PRICING, tariffs: { storage: [], renewals: [] } };

const renewal = (months: number): ServiceChoice => ({ service: "renewal", months });
const extension = (quotaGb: number): ServiceChoice => ({ service: "extension", quotaGb });

const choice = fc.oneof(
  fc.constantFrom(1, 3, 6, 12, 24, 7).map(renewal),
  fc.constantFrom(50, 200, 500, 2_000, 300).map(extension),
);
const choices = fc.array(choice, { maxLength: 6 });
const someChoices = fc.array(choice, { minLength: 1, maxLength: 4 });
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

test("an extension says how many days a renewal adds to it, and nothing where there is none", () => {
  const daysOf = (subscription: Subscription, chosen: ServiceChoice[]) =>
    priceServices(subscription, chosen, PRICING).flatMap((one) =>
      one.ok ? one.price.steps.filter(({ kind }) => kind === "share-of-year") : [],
    );
  const endsIn201Days = { endsOn: addDays(TODAY, 201), quotaGb: 50 };
  expect(daysOf(endsIn201Days, [extension(200), renewal(12)])).toMatchObject([{ days: 567, daysWithoutRenewal: 201 }]);
  const plain = [
    ...daysOf(endsIn201Days, [extension(200)]),
    ...daysOf(endsIn201Days, [extension(200), renewal(7)]),
    // Without the renewal it could not be bought at all.
    ...daysOf({ endsOn: "2026-10-01", quotaGb: 50 }, [extension(200), renewal(12)]),
  ];
  expect(plain.map((step) => "daysWithoutRenewal" in step)).toEqual([false, false, false]);
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

test("while nothing has changed the order holds, with whatever tariffs, unless storage would go to an ended one", () => {
  fc.assert(
    fc.property(subscriptions, someChoices, (subscription, chosen) => {
      const paid = { paidMinor: 0, before: subscription, choices: chosen };
      const hasRenewal = chosen.some(({ service }) => service === "renewal");
      expect(mayFulfil(subscription, paid, NOTHING_OFFERED)).toBe(hasRenewal || subscription.endsOn > TODAY);
    }),
  );
});

test("once it has changed, everything must still be offered, for no more than was paid", () => {
  const others = fc.constantFrom({ days: 1, gb: 0 }, { days: -1, gb: 0 }, { days: 0, gb: 1 }, { days: 0, gb: -1 });
  fc.assert(
    fc.property(subscriptions, others, someChoices, (subscription, { days, gb }, chosen) => {
      const before = { endsOn: addDays(subscription.endsOn, days), quotaGb: subscription.quotaGb + gb };
      const priced = priceServices(subscription, chosen, PRICING);
      const dueMinor = priced.reduce((sum, one) => sum + (one.ok ? one.price.totalMinor : 0), 0);
      const isGivenFor = (paidMinor: number) =>
        mayFulfil(subscription, { paidMinor, before, choices: chosen }, PRICING);
      expect(isGivenFor(dueMinor)).toBe(priced.every(({ ok }) => ok));
      expect(isGivenFor(dueMinor - 1)).toBe(false);
    }),
  );
});

const ACTIVE = { endsOn: "2027-01-27", quotaGb: 50 };
const ENDED = { endsOn: "2026-10-01", quotaGb: 50 };

test.each([
  // An order of 15 November: what has changed since, the subscription, and the day of the payment.
  ["nothing has changed", ACTIVE, TODAY, true],
  ["a day has passed", ACTIVE, "2026-11-16", true],
  ["one day is left", ACTIVE, "2027-01-26", true],
  ["it ended today", ACTIVE, "2027-01-27", false],
  ["it ended long ago", ACTIVE, "2027-06-01", false],
  ["it was extended to less, and costs less", { ...ACTIVE, quotaGb: 200 }, TODAY, true],
  ["it was renewed, and the extension would last longer", { ...ACTIVE, endsOn: "2028-01-27" }, TODAY, false],
  [
    "it was renewed, but is paid so late that it costs no more",
    { ...ACTIVE, endsOn: "2028-01-27" },
    "2027-11-15",
    true,
  ],
  ["it was renewed, and a day less late it costs more", { ...ACTIVE, endsOn: "2028-01-27" }, "2027-11-14", false],
  ["a renewal was taken back, and fewer days are left", { ...ACTIVE, endsOn: "2026-12-01" }, TODAY, true],
  ["it was ended today", { ...ACTIVE, endsOn: TODAY }, TODAY, false],
  ["it has that quota already", { ...ACTIVE, quotaGb: 500 }, TODAY, false],
  ["it has more already", { ...ACTIVE, quotaGb: 2_000 }, TODAY, false],
])("an extension to 500 GB for 73 days was paid with 9.12; %s", (_, subscription, today, expected) => {
  const paid = { paidMinor: 912, before: ACTIVE, choices: [extension(500)] };
  expect(mayFulfil(subscription, paid, { ...PRICING, today })).toBe(expected);
});

test.each([
  ["nothing has changed", ACTIVE, TODAY, true],
  ["it ended before the payment came", ACTIVE, "2027-06-01", true],
  ["it was renewed by another order", { ...ACTIVE, endsOn: "2028-01-27" }, TODAY, true],
  ["it was ended", { ...ACTIVE, endsOn: "2026-11-14" }, TODAY, true],
  ["it was extended, and the storage would be free", { ...ACTIVE, quotaGb: 200 }, TODAY, false],
])("a renewal for a year was paid with 97.20; %s", (_, subscription, today, expected) => {
  const paid = { paidMinor: 9_720, before: ACTIVE, choices: [renewal(12)] };
  expect(mayFulfil(subscription, paid, { ...PRICING, today })).toBe(expected);
});

test("an ended one's renewal and extension hold together, also when neither is offered any more", () => {
  const paid = { paidMinor: 9_720 + 7_560, before: ENDED, choices: [extension(1_000), renewal(12)] };
  expect(mayFulfil(ENDED, paid, NOTHING_OFFERED)).toBe(true);
  expect(mayFulfil({ ...ENDED, endsOn: "2026-10-02" }, paid, PRICING)).toBe(true);
  expect(mayFulfil({ ...ENDED, endsOn: "2026-10-02" }, paid, NOTHING_OFFERED)).toBe(false);
});

test("dearer tariffs do not touch an order for what stands as it did, and decide once it has changed", () => {
  const dearer = SAMPLE_TARIFFS.renewals.map((step) => ({ ...step, discountPercent: 0 }));
  const pricing = { ...PRICING, tariffs: { ...SAMPLE_TARIFFS, renewals: dearer } };
  const paid = { paidMinor: 9_720, before: ACTIVE, choices: [renewal(12)] };
  expect(mayFulfil(ACTIVE, paid, pricing)).toBe(true);
  expect(mayFulfil({ ...ACTIVE, endsOn: "2028-01-27" }, paid, pricing)).toBe(false);
});

test("whose record it is does not count as a change", () => {
  const row = { ...ACTIVE, email: "somebody@example.org" };
  const paid = { paidMinor: 0, before: ACTIVE, choices: [extension(500)] };
  expect(mayFulfil(row, paid, NOTHING_OFFERED)).toBe(true);
});

test("what is no longer offered can still be given", () => {
  expect(applyService(ACTIVE, renewal(7), TODAY)).toEqual({ endsOn: "2027-08-27", quotaGb: 50 });
  expect(applyService(ENDED, renewal(7), TODAY)).toEqual({ endsOn: "2027-06-15", quotaGb: 50 });
  expect(applyService(ACTIVE, extension(300), TODAY)).toEqual({ endsOn: "2027-01-27", quotaGb: 300 });
});
