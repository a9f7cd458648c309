import fc from "fast-check";
import { expect, test } from "vitest";
import { servicePriceSchema, type ServicePrice } from "./contracts/service-arithmetic.js";
import { CURRENCIES } from "./currency.js";
import { addDays, isoDayOf } from "./iso-day.js";
import type { Prices } from "./pricing.js";
import { extensionPrice, renewalPrice } from "./service-price.js";
import { SAMPLE_TARIFFS } from "./tariff.sample.js";
import type { StorageStep, Tariffs } from "./tariff.js";

const TODAY = "2026-11-15";

const currencies = fc.constantFrom(...CURRENCIES);
const minor = fc.integer({ min: 0, max: 10_000_000 });
const prices: fc.Arbitrary<Prices> = fc.record({ chf: minor, usd: minor, eur: minor });
const percents = fc.integer({ min: 0, max: 100 });
const quotas = fc.integer({ min: 1, max: 4_000 });
const daysAhead = fc.integer({ min: 1, max: 3_000 });

const tariffs: fc.Arbitrary<Tariffs> = fc.record({
  storage: fc.uniqueArray(fc.record({ quotaGb: quotas, yearly: prices, discountPercent: percents }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ quotaGb }) => quotaGb,
  }),
  renewals: fc.uniqueArray(fc.record({ months: fc.integer({ min: 1, max: 60 }), prices, discountPercent: percents }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ months }) => months,
  }),
});

const endingAfter = (days: number) => addDays(TODAY, days);

function expectToAddUp({ steps, totalMinor }: ServicePrice) {
  const sum = steps.reduce((minorSoFar, step) => minorSoFar + ("amountMinor" in step ? step.amountMinor : 0), 0);
  expect(totalMinor).toBe(sum);
  expect(totalMinor).toBeGreaterThanOrEqual(0);
}

/** Uses integers only, and another method than the code: twice the value, so that halves are whole. */
function isRoundedHalfUp(rounded: number, numerator: bigint, denominator: bigint): boolean {
  const twiceTheError = 2n * (BigInt(rounded) * denominator - numerator);
  return twiceTheError <= denominator && twiceTheError > -denominator;
}

test("the arithmetic of an extension, as it is shown", () => {
  const pricing = { tariffs: SAMPLE_TARIFFS, currency: "chf", today: TODAY } as const;
  expect(extensionPrice({ endsOn: "2027-02-23", quotaGb: 200 }, 1_000, pricing)).toEqual({
    ok: true,
    price: {
      steps: [
        {
          kind: "yearly-difference",
          fromGb: 200,
          toGb: 1_000,
          fromYearlyMinor: 2_400,
          toYearlyMinor: 8_400,
          differenceMinor: 6_000,
        },
        { kind: "share-of-year", days: 100, of: 365, amountMinor: 1_644 },
        { kind: "discount", percent: 10, amountMinor: -164 },
      ],
      totalMinor: 1_480,
    },
  });
});

test("the arithmetic of a renewal, as it is shown", () => {
  const pricing = { tariffs: SAMPLE_TARIFFS, currency: "eur" } as const;
  expect(renewalPrice({ endsOn: "2027-02-22", quotaGb: 200 }, 12, pricing)).toEqual({
    ok: true,
    price: {
      steps: [
        { kind: "plan", months: 12, amountMinor: 10_900 },
        { kind: "storage", quotaGb: 200, yearlyMinor: 2_500, months: 12, amountMinor: 2_500 },
        { kind: "discount", percent: 10, amountMinor: -1_340 },
      ],
      totalMinor: 12_060,
    },
  });
});

test("what is included and what is not reduced is not mentioned", () => {
  const pricing = { tariffs: SAMPLE_TARIFFS, currency: "usd" } as const;
  expect(renewalPrice({ endsOn: TODAY, quotaGb: 50 }, 1, pricing)).toEqual({
    ok: true,
    price: { steps: [{ kind: "plan", months: 1, amountMinor: 1_000 }], totalMinor: 1_000 },
  });
});

test("a larger quota that costs no more is given, and nothing is paid out", () => {
  const yearly = { chf: 2_400, usd: 2_600, eur: 2_500 };
  const storage: StorageStep[] = [
    { quotaGb: 200, yearly, discountPercent: 0 },
    { quotaGb: 300, yearly, discountPercent: 20 },
    { quotaGb: 400, yearly: { chf: 1_200, usd: 0, eur: 2_499 }, discountPercent: 0 },
  ];
  for (const currency of CURRENCIES) {
    for (const toGb of [300, 400]) {
      const pricing = { tariffs: { storage, renewals: [] }, currency, today: TODAY };
      const priced = extensionPrice({ endsOn: "2027-11-15", quotaGb: 200 }, toGb, pricing);
      expect(priced).toMatchObject({ ok: true, price: { totalMinor: 0 } });
    }
  }
});

test("an extension adds up to the cent, is never negative and travels as JSON, whatever the tariffs", () => {
  fc.assert(
    fc.property(tariffs, quotas, daysAhead, currencies, (offered, quotaGb, days, currency) => {
      for (const { quotaGb: toGb } of offered.storage) {
        const pricing = { tariffs: offered, currency, today: TODAY };
        const priced = extensionPrice({ endsOn: endingAfter(days), quotaGb }, toGb, pricing);
        expect(priced.ok || ["not-larger", "nothing-larger"].includes(priced.reason)).toBe(true);
        if (!priced.ok) continue;
        expectToAddUp(priced.price);
        expect(servicePriceSchema.parse(JSON.parse(JSON.stringify(priced.price)))).toEqual(priced.price);
      }
    }),
  );
});

test("a renewal adds up to the cent, is never negative and travels as JSON, whatever the tariffs", () => {
  fc.assert(
    fc.property(tariffs, quotas, currencies, (offered, quotaGb, currency) => {
      for (const { months } of offered.renewals) {
        const priced = renewalPrice({ endsOn: TODAY, quotaGb }, months, { tariffs: offered, currency });
        if (!priced.ok) throw new Error(priced.reason);
        expectToAddUp(priced.price);
        expect(servicePriceSchema.parse(JSON.parse(JSON.stringify(priced.price)))).toEqual(priced.price);
      }
    }),
  );
});

test("every line is rounded half up, and no line is rounded twice", () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 1, max: 100 }), daysAhead, currencies, (yearly, percent, days, currency) => {
      const step = { quotaGb: 100, yearly: { chf: 0, usd: 0, eur: 0, [currency]: yearly }, discountPercent: percent };
      const pricing = { tariffs: { storage: [step], renewals: [] }, currency, today: TODAY };
      const priced = extensionPrice({ endsOn: endingAfter(days), quotaGb: 50 }, 100, pricing);
      if (!priced.ok) throw new Error(priced.reason);
      const [, share, discount] = priced.price.steps;
      if (share?.kind !== "share-of-year" || discount?.kind !== "discount") throw new Error("A line is missing");
      expect(isRoundedHalfUp(share.amountMinor, BigInt(yearly) * BigInt(days), 365n)).toBe(true);
      expect(isRoundedHalfUp(-discount.amountMinor, BigInt(share.amountMinor) * BigInt(percent), 100n)).toBe(true);
    }),
  );
});

test("a day less never costs more", () => {
  fc.assert(
    fc.property(tariffs, quotas, daysAhead, currencies, (offered, quotaGb, days, currency) => {
      const pricing = { tariffs: offered, currency, today: TODAY };
      for (const { quotaGb: toGb } of offered.storage) {
        const longer = extensionPrice({ endsOn: endingAfter(days + 1), quotaGb }, toGb, pricing);
        const shorter = extensionPrice({ endsOn: endingAfter(days), quotaGb }, toGb, pricing);
        if (!longer.ok || !shorter.ok) continue;
        expect(shorter.price.totalMinor).toBeLessThanOrEqual(longer.price.totalMinor);
      }
    }),
  );
});

test("with one discount for all, more room never costs less where it costs no less a year", () => {
  fc.assert(
    fc.property(tariffs, percents, daysAhead, currencies, (offered, discountPercent, days, currency) => {
      const storage = offered.storage.map((step) => ({ ...step, discountPercent }));
      const pricing = { tariffs: { ...offered, storage }, currency, today: TODAY };
      const totals = storage
        .toSorted((a, b) => a.yearly[currency] - b.yearly[currency])
        .map(({ quotaGb }) => extensionPrice({ endsOn: endingAfter(days), quotaGb: 0 }, quotaGb, pricing))
        .map((priced) => (priced.ok ? priced.price.totalMinor : NaN));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
  );
});

test("with the sample's discounts too, more room costs more on every single day of two years", () => {
  for (const currency of CURRENCIES) {
    for (let days = 1; days <= 731; days += 1) {
      const pricing = { tariffs: SAMPLE_TARIFFS, currency, today: TODAY };
      const totals = [200, 500, 1_000, 2_000]
        .map((toGb) => extensionPrice({ endsOn: endingAfter(days), quotaGb: 50 }, toGb, pricing))
        .map((priced) => (priced.ok ? priced.price.totalMinor : NaN));
      expect(new Set(totals).size).toBe(4);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  }
});

test("from the day it ends a subscription is not extended, and until then it always is", () => {
  fc.assert(
    fc.property(fc.integer({ min: -3_000, max: 3_000 }), currencies, (days, currency) => {
      const pricing = { tariffs: SAMPLE_TARIFFS, currency, today: TODAY };
      const priced = extensionPrice({ endsOn: endingAfter(days), quotaGb: 50 }, 200, pricing);
      expect(priced).toMatchObject(days > 0 ? { ok: true } : { ok: false, reason: "expired" });
    }),
  );
});

test.each([
  // In winter the day begins at 23:00 UTC, in summer at 22:00; the last two follow daylight saving changes.
  ["2026-11-16", "2026-11-15T22:59:59.999Z"],
  ["2026-07-02", "2026-07-01T21:59:59.999Z"],
  ["2026-03-30", "2026-03-29T21:59:59.999Z"],
  ["2026-10-26", "2026-10-25T22:59:59.999Z"],
])("one until %s is extended until that day begins where the seller is", (endsOn, lastMoment) => {
  const pricedAt = (instant: Date) => {
    const pricing = { tariffs: SAMPLE_TARIFFS, currency: "chf", today: isoDayOf(instant) } as const;
    return extensionPrice({ endsOn, quotaGb: 50 }, 200, pricing);
  };
  expect(pricedAt(new Date(lastMoment))).toMatchObject({ ok: true, price: { totalMinor: 7 } });
  expect(pricedAt(new Date(Date.parse(lastMoment) + 1))).toEqual({ ok: false, reason: "expired" });
});

test("a renewal costs the same on every day, also after the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: -3_000, max: 3_000 }), currencies, (days, currency) => {
      const pricing = { tariffs: SAMPLE_TARIFFS, currency };
      expect(renewalPrice({ endsOn: endingAfter(days), quotaGb: 500 }, 6, pricing)).toEqual(
        renewalPrice({ endsOn: TODAY, quotaGb: 500 }, 6, pricing),
      );
    }),
  );
});
