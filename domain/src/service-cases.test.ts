// Worked out by hand, with a calendar and a calculator, for the tariffs in tariff.sample.ts.
import { expect, test } from "vitest";
import type { ServicePrice, ServiceStep } from "./contracts/service-arithmetic.js";
import type { Currency } from "./currency.js";
import { extensionPrice, renewalPrice } from "./service-price.js";
import { daysLeft, hasEnded, newEnd } from "./subscription.js";
import { SAMPLE_TARIFFS as tariffs } from "./tariff.sample.js";

const TODAY = "2026-11-15";

test.each([
  // today, end, days left
  ["2026-11-13", "2026-11-15", 2], // 13, 14
  ["2026-11-14", "2026-11-15", 1],
  ["2026-11-15", "2026-11-15", 0], // ended today
  ["2026-11-16", "2026-11-15", 0],
  ["2027-11-15", "2026-11-15", 0],
  ["2026-12-31", "2027-01-01", 1], // over the end of the year
  ["2027-02-28", "2027-03-01", 1],
  ["2028-02-28", "2028-03-01", 2], // with 29 February
  ["2028-02-29", "2028-02-29", 0],
  ["2026-01-01", "2026-12-31", 364],
  ["2028-01-01", "2029-01-01", 366], // a leap year
  ["2026-11-15", "2027-11-15", 365], // bought today for a year
  ["2027-11-15", "2028-11-15", 366], // or across 29 February
  ["2028-02-29", "2029-02-28", 365], // bought on 29 February
  ["2026-11-15", "2028-11-15", 731], // 365 + 366
  ["2026-03-28", "2026-03-30", 2], // the clocks go forward on the 29th
  ["2026-10-24", "2026-10-26", 2], // the clocks go back on the 25th
])("on %s a subscription until %s has %i days left", (today, endsOn, expected) => {
  expect(daysLeft(endsOn, today)).toBe(expected);
  expect(hasEnded(endsOn, today)).toBe(expected === 0);
});

test.each([
  // today, end, months, new end
  ["2026-11-15", "2026-12-20", 1, "2027-01-20"],
  ["2026-11-15", "2027-01-31", 1, "2027-02-28"], // February has 28 days
  ["2026-11-15", "2028-01-31", 1, "2028-02-29"], // or 29
  ["2026-11-15", "2027-08-31", 3, "2027-11-30"], // November has 30
  ["2026-11-15", "2026-12-31", 6, "2027-06-30"],
  ["2026-11-15", "2027-02-28", 12, "2028-02-28"], // the date stays, also where it was the month's last
  ["2026-11-15", "2028-02-29", 12, "2029-02-28"],
  ["2026-11-15", "2028-02-29", 24, "2030-02-28"],
  ["2026-11-15", "2026-12-31", 24, "2028-12-31"],
  ["2026-11-15", "2026-11-15", 1, "2026-12-15"], // ended today: end and today are the same
  ["2026-11-15", "2026-11-14", 1, "2026-12-15"], // ended yesterday: from today
  ["2026-11-15", "2025-01-31", 12, "2027-11-15"], // ended long ago: from today
  ["2028-01-31", "2027-12-31", 1, "2028-02-29"], // ended, and today is a 31st
  ["2026-08-31", "2026-08-30", 6, "2027-02-28"],
])("on %s a subscription until %s and %i months runs until %s", (today, endsOn, months, expected) => {
  expect(newEnd(endsOn, { months, today })).toBe(expected);
});

test.each<[Currency, number, number, string, number, number, number, number, number]>([
  // currency, from and to GB, end, days left, difference a year, share = difference × days ÷ 365, discount, total
  ["chf", 50, 200, "2026-11-16", 1, 2_400, 7, 0, 7], // 6.58
  ["chf", 50, 200, "2027-01-27", 73, 2_400, 480, 0, 480], // a fifth of the year
  ["chf", 50, 200, "2027-05-17", 183, 2_400, 1_203, 0, 1_203], // 1203.29
  ["chf", 50, 200, "2027-11-15", 365, 2_400, 2_400, 0, 2_400], // bought today: the whole year is exactly the yearly price
  ["chf", 50, 200, "2027-11-16", 366, 2_400, 2_407, 0, 2_407], // 2406.58
  ["chf", 50, 500, "2027-01-27", 73, 4_800, 960, 48, 912], // 5 %: 48.00
  ["chf", 50, 500, "2027-02-12", 89, 4_800, 1_170, 59, 1_111], // 1170.41; 5 %: 58.50, up
  ["chf", 50, 500, "2027-02-23", 100, 4_800, 1_315, 66, 1_249], // 1315.07; 5 %: 65.75
  ["chf", 50, 1_000, "2026-11-20", 5, 8_400, 115, 12, 103], // 115.07; 10 %: 11.50, up
  ["chf", 50, 1_000, "2026-12-15", 30, 8_400, 690, 69, 621], // 690.41; 10 %: 69.00
  ["chf", 50, 2_000, "2026-11-16", 1, 14_400, 39, 6, 33], // 39.45; 15 %: 5.85
  ["chf", 50, 2_000, "2027-02-13", 90, 14_400, 3_551, 533, 3_018], // 3550.68; 15 %: 532.65
  ["chf", 200, 500, "2026-11-25", 10, 2_400, 66, 3, 63], // 65.75; 5 %: 3.30
  ["chf", 200, 2_000, "2026-12-15", 30, 12_000, 986, 148, 838], // 986.30; 15 %: 147.90
  ["chf", 500, 1_000, "2027-02-13", 90, 3_600, 888, 89, 799], // 887.67; 10 %: 88.80
  ["chf", 1_000, 2_000, "2028-11-15", 731, 6_000, 12_016, 1_802, 10_214], // 12016.44; 15 %: 1802.40
  ["chf", 300, 500, "2027-01-27", 73, 2_400, 480, 24, 456], // 300 GB is no longer offered: from 200 GB
  ["chf", 10, 50, "2027-01-27", 73, 0, 0, 0, 0], // below the smallest: from nothing to what is included
  ["usd", 50, 200, "2027-05-17", 183, 2_600, 1_304, 0, 1_304], // 1303.56
  ["usd", 50, 1_000, "2027-02-13", 90, 9_000, 2_219, 222, 1_997], // 2219.18; 10 %: 221.90
  ["usd", 500, 2_000, "2026-12-15", 30, 10_400, 855, 128, 727], // 854.79; 15 %: 128.25
  ["eur", 50, 500, "2026-11-25", 10, 4_890, 134, 7, 127], // 133.97; 5 %: 6.70
  ["eur", 50, 500, "2026-12-15", 30, 4_890, 402, 20, 382], // 401.92; 5 %: 20.10
  ["eur", 50, 500, "2027-11-16", 366, 4_890, 4_903, 245, 4_658], // 4903.40; 5 %: 245.15
  ["eur", 200, 1_000, "2027-02-23", 100, 6_200, 1_699, 170, 1_529], // 1698.63; 10 %: 169.90
  ["eur", 1_000, 2_000, "2027-01-27", 73, 6_200, 1_240, 186, 1_054], // 15 %: 186.00
])("%s: from %i to %i GB until %s", (...[currency, fromGb, toGb, endsOn, ...figures]) => {
  const priced = extensionPrice({ endsOn, quotaGb: fromGb }, toGb, { tariffs, currency, today: TODAY });
  expect(priced.ok && extensionFigures(priced.price)).toEqual(figures);
});

test.each<[Currency, number, number, number, number]>([
  // currency, wanted GB, yearly price, discount, total
  ["chf", 200, 2_400, 0, 2_400],
  ["chf", 500, 4_800, 240, 4_560], // 5 %
  ["chf", 1_000, 8_400, 840, 7_560], // 10 %
  ["chf", 2_000, 14_400, 2_160, 12_240], // 15 %
  ["usd", 200, 2_600, 0, 2_600],
  ["usd", 500, 5_200, 260, 4_940],
  ["usd", 1_000, 9_000, 900, 8_100],
  ["usd", 2_000, 15_600, 2_340, 13_260],
  ["eur", 200, 2_500, 0, 2_500],
  ["eur", 500, 4_890, 245, 4_645], // 244.50, up
  ["eur", 1_000, 8_700, 870, 7_830],
  ["eur", 2_000, 14_900, 2_235, 12_665],
])("%s: bought today for a year, %i GB cost exactly the yearly price", (currency, toGb, yearly, ...figures) => {
  const bought = { endsOn: newEnd(TODAY, { months: 12, today: TODAY }), quotaGb: 50 };
  const priced = extensionPrice(bought, toGb, { tariffs, currency, today: TODAY });
  expect(priced.ok && extensionFigures(priced.price)).toEqual([365, yearly, yearly, ...figures]);
});

test("a year across 29 February is a day longer, and more storage costs that day too", () => {
  const pricing = { tariffs, currency: "chf", today: "2027-11-15" } as const;
  const priced = extensionPrice({ endsOn: "2028-11-15", quotaGb: 50 }, 200, pricing);
  expect(priced.ok && extensionFigures(priced.price)).toEqual([366, 2_400, 2_407, 0, 2_407]); // 2406.58
});

test.each<[Currency, number, number, number, number, number, number]>([
  // currency, GB, months, plan, storage = a year's price × months ÷ 12, discount, total
  ["chf", 50, 1, 900, 0, 0, 900],
  ["chf", 50, 3, 2_700, 0, 0, 2_700],
  ["chf", 50, 6, 5_400, 0, 270, 5_130], // 5 %
  ["chf", 50, 12, 10_800, 0, 1_080, 9_720], // 10 %
  ["chf", 50, 24, 21_600, 0, 3_240, 18_360], // 15 %
  ["chf", 200, 12, 10_800, 2_400, 1_320, 11_880], // 10 % of 13200
  ["chf", 500, 1, 900, 400, 0, 1_300],
  ["chf", 1_000, 3, 2_700, 2_100, 0, 4_800],
  ["chf", 1_000, 6, 5_400, 4_200, 480, 9_120], // 5 % of 9600
  ["chf", 2_000, 24, 21_600, 28_800, 7_560, 42_840], // 15 % of 50400
  ["chf", 300, 6, 5_400, 1_200, 330, 6_270], // 300 GB is no longer offered: as 200 GB; 5 % of 6600
  ["chf", 10, 1, 900, 0, 0, 900], // below the smallest: nothing
  ["usd", 200, 1, 1_000, 217, 0, 1_217], // 216.67
  ["usd", 500, 3, 2_900, 1_300, 0, 4_200],
  ["usd", 200, 6, 5_800, 1_300, 355, 6_745], // 5 % of 7100
  ["usd", 2_000, 12, 11_500, 15_600, 2_710, 24_390], // 10 % of 27100
  ["eur", 200, 1, 950, 208, 0, 1_158], // 208.33
  ["eur", 500, 1, 950, 408, 0, 1_358], // 407.50, up
  ["eur", 500, 3, 2_800, 1_223, 0, 4_023], // 1222.50, up
  ["eur", 200, 6, 5_500, 1_250, 338, 6_412], // 5 % of 6750: 337.50, up
  ["eur", 2_000, 24, 21_700, 29_800, 7_725, 43_775], // 15 % of 51500
])("%s: with %i GB, %i more months", (currency, quotaGb, months, ...figures) => {
  const priced = renewalPrice({ endsOn: "2027-01-26", quotaGb }, months, { tariffs, currency });
  expect(priced.ok && renewalFigures(priced.price)).toEqual(figures);
});

test.each([
  // GB, end, wanted GB
  [50, "2026-11-14", 200, "expired"], // ended yesterday
  [50, "2026-11-15", 200, "expired"], // ended today
  [2_000, "2026-11-14", 2_000, "expired"], // whatever else is wrong, a renewal comes first
  [2_000, "2027-11-15", 2_000, "nothing-larger"],
  [3_000, "2027-11-15", 500, "nothing-larger"], // more than is offered
  [50, "2027-11-15", 300, "unknown-step"],
  [50, "2027-11-15", 0, "unknown-step"],
  [500, "2027-11-15", 500, "not-larger"],
  [500, "2026-11-16", 200, "not-larger"], // smaller, a day before the end
])("%i GB until %s cannot be extended to %i GB: %s", (quotaGb, endsOn, toGb, reason) => {
  const priced = extensionPrice({ endsOn, quotaGb }, toGb, { tariffs, currency: "chf", today: TODAY });
  expect(priced).toEqual({ ok: false, reason });
});

test.each([0, 2, 13, -1])("%i months are not offered", (months) => {
  const priced = renewalPrice({ endsOn: "2027-11-15", quotaGb: 50 }, months, { tariffs, currency: "chf" });
  expect(priced).toEqual({ ok: false, reason: "unknown-step" });
});

type StepOf<Kind extends ServiceStep["kind"]> = Extract<ServiceStep, { kind: Kind }>;

function stepOf<Kind extends ServiceStep["kind"]>({ steps }: ServicePrice, kind: Kind): StepOf<Kind> | undefined {
  return steps.find((step): step is StepOf<Kind> => step.kind === kind);
}

const discountMinor = (price: ServicePrice) => Math.abs(stepOf(price, "discount")?.amountMinor ?? 0);

function extensionFigures(price: ServicePrice) {
  const share = stepOf(price, "share-of-year");
  const difference = stepOf(price, "yearly-difference");
  return [share?.days, difference?.differenceMinor, share?.amountMinor, discountMinor(price), price.totalMinor];
}

function renewalFigures(price: ServicePrice) {
  const storageMinor = stepOf(price, "storage")?.amountMinor ?? 0;
  return [stepOf(price, "plan")?.amountMinor, storageMinor, discountMinor(price), price.totalMinor];
}
