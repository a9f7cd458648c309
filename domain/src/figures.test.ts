import { expect, test } from "vitest";
import { figuresQuerySchema } from "./contracts/figures.js";
import {
  answerSpeed,
  daysUntil,
  medianOf,
  reachDaysOf,
  salesByCurrency,
  slowestTenthOf,
  timesByDay,
  waitsIn,
  writingTimes,
  type SoldLine,
  type WrittenMessage,
} from "./figures.js";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test("a period ends with its last day, also over the end of a month", () => {
  expect(daysUntil("2026-03-02", 4)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
});

test("only the offered periods can be asked for, and four weeks are the first", () => {
  expect(figuresQuerySchema.parse({ days: "90" })).toEqual({ days: 90 });
  expect(figuresQuerySchema.parse({})).toEqual({ days: 28 });
  for (const days of ["8", "-7", "7 days", "1e9", ""])
    expect(figuresQuerySchema.safeParse({ days }).success).toBe(false);
});

test.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 2, 4, 1], 3],
])("of %j the median is %j", (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test.each([
  [0, null],
  [1, 1],
  [9, 9],
  [10, 10],
  [19, 19],
  [20, 19],
  [100, 91],
])("of 1 to %i the slowest tenth begins at %j", (count, slowest) => {
  const values = Array.from({ length: count }, (_, index) => count - index);
  expect(slowestTenthOf(values)).toBe(slowest);
});

test("times count for the seller's day on which they began, and days without any have none", () => {
  const spans = [
    // Half past midnight in Bern.
    { from: at("16T23:30"), until: at("18T23:30") },
    { from: at("17T10:00"), until: at("17T10:02") },
    { from: at("17T10:05"), until: at("17T10:04") },
    { from: at("14T10:00"), until: at("17T10:00") },
  ];
  expect(timesByDay(spans, daysUntil("2026-11-17", 2))).toEqual([
    { day: "2026-11-16", count: 0, medianSeconds: null, slowSeconds: null },
    { day: "2026-11-17", count: 3, medianSeconds: 120, slowSeconds: 172_800 },
  ]);
});

test("sales are summed by currency, day and product, the highest first", () => {
  const line = (slug: string, units: number, minor: number): SoldLine => {
    return { slug, units, minor, name: { en: slug, de: slug } };
  };
  const sales = [
    { paidAt: at("16T09:00"), currency: "chf", lines: [line("case", 1, 2_900), line("phone", 1, 89_900)] },
    { paidAt: at("17T09:00"), currency: "chf", lines: [line("case", 2, 5_800)] },
    { paidAt: at("17T10:00"), currency: "chf", lines: [line("case", 1, 2_900)] },
    { paidAt: at("17T10:00"), currency: "eur", lines: [line("phone", 1, 94_900)] },
    { paidAt: at("15T10:00"), currency: "usd", lines: [line("phone", 1, 94_900)] },
  ] as const;
  const found = salesByCurrency(sales, daysUntil("2026-11-17", 2));
  expect(found.map(({ currency }) => currency)).toEqual(["chf", "eur"]);
  expect(found[0]?.products.map(({ slug, units, minor }) => [slug, units, minor])).toEqual([
    ["phone", 1, 89_900],
    ["case", 4, 11_600],
  ]);
  expect(found[0]?.days).toEqual([
    {
      day: "2026-11-16",
      sold: [
        { slug: "case", units: 1, minor: 2_900 },
        { slug: "phone", units: 1, minor: 89_900 },
      ],
    },
    { day: "2026-11-17", sold: [{ slug: "case", units: 3, minor: 8_700 }] },
  ]);
  expect(found[1]?.days).toMatchObject([{ sold: [] }, { sold: [{ slug: "phone" }] }]);
});

test.each([
  [{ stock: 10, soldUnits: 28 }, 10],
  [{ stock: 10, soldUnits: 3 }, 93],
  [{ stock: 0, soldUnits: 3 }, 0],
  [{ stock: 10, soldUnits: 0 }, null],
])("%j lasts %j days", (article, days) => {
  expect(reachDaysOf(article)).toBe(days);
});

const message = (author: "visitor" | "staff", minute: number, change: Partial<WrittenMessage> = {}): WrittenMessage => {
  return { conversationId: 1, kind: "text", author, at: new Date(minute * 60_000), ...change };
};

/** Begin and end of each wait, in minutes. */
const minutesOf = (messages: WrittenMessage[]) =>
  waitsIn(messages).map(({ from, until }) => [from, until].map((time) => time.getTime() / 60_000));

test("a wait lasts from the first unanswered message to the next answer", () => {
  const messages = [
    ...[message("visitor", 1), message("visitor", 2), message("staff", 5), message("staff", 6)],
    ...[message("visitor", 9), message("staff", 10)],
    ...[message("visitor", 1, { conversationId: 2 }), message("staff", 3, { conversationId: 3 })],
  ];
  expect(minutesOf(messages)).toEqual([
    [1, 5],
    [9, 10],
  ]);
});

test("an order that is named, an answer to a request and the end of a conversation answer nothing", () => {
  const named = message("visitor", 1, { kind: "order" });
  const aside = [message("staff", 4, { kind: "request" }), message("staff", 4)];
  expect(minutesOf([named, message("visitor", 3), ...aside, message("staff", 7)])).toEqual([[3, 7]]);
  const closed = message("staff", 5, { kind: "closed" });
  const reopened = message("staff", 6, { kind: "reopened" });
  expect(minutesOf([message("visitor", 3), closed, reopened, message("staff", 7)])).toEqual([]);
});

test("answers are counted where they came first: a quarter of an hour, an hour, a day, or later", () => {
  const after = (minutes: number) => ({ from: new Date(0), until: new Date(minutes * 60_000) });
  const spans = [1, 15, 16, 60, 61, 1_440, 1_441].map(after);
  expect(answerSpeed(spans)).toEqual({
    count: 7,
    medianSeconds: 3_600,
    slowSeconds: 86_460,
    withinQuarter: 2,
    withinHour: 2,
    withinDay: 2,
    later: 1,
  });
  expect(answerSpeed([])).toMatchObject({ count: 0, medianSeconds: null, later: 0 });
});

test("a conversation counts once a day, each message in the seller's hour, and staff in none", () => {
  const at = (instant: string, change: Partial<WrittenMessage> = {}) => ({
    ...message("visitor", 0, change),
    at: new Date(instant),
  });
  const { days, hours } = writingTimes(
    [
      at("2026-11-15T22:30:00Z"),
      at("2026-11-15T23:30:00Z"),
      at("2026-11-16T08:00:00Z"),
      at("2026-11-16T08:10:00Z", { conversationId: 2 }),
      at("2026-11-16T08:20:00Z", { author: "staff" }),
      at("2026-11-17T08:00:00Z"),
    ],
    ["2026-11-15", "2026-11-16"],
  );
  expect(days).toEqual([
    { day: "2026-11-15", count: 1 },
    { day: "2026-11-16", count: 2 },
  ]);
  expect(Object.entries(hours).filter(([, count]) => count > 0)).toEqual([
    ["0", 1],
    ["9", 2],
    ["23", 1],
  ]);
});
