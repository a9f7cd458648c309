import type { MessageAuthor, MessageKind } from "./contracts/chat.js";
import type { AnswerSpeed, CurrencySales, DayTimes, Sold, WritingTimes } from "./contracts/figures.js";
import { CURRENCIES, type Currency } from "./currency.js";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.js";
import { addDays, hourOf, isoDayOf, type IsoDay } from "./iso-day.js";

/** Days whose sales tell how fast stock goes. */
export const REACH_PERIOD_DAYS = 28;

/** Days of a period, oldest first. */
export function daysUntil(last: IsoDay, count: number): IsoDay[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}

/** Half of the values are no greater. Null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/** The least value of the highest tenth, which has one value at least. Null without any. */
export function slowestTenthOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length - Math.max(1, Math.floor(sorted.length / 10))] ?? null;
}

export type Span = { from: Date; until: Date };

/** How long it took, by the day on which it began. */
export function timesByDay(spans: readonly Span[], days: readonly IsoDay[]): DayTimes[] {
  const byDay = groupBy(spans, ({ from }) => isoDayOf(from));
  return days.map((day) => {
    const seconds = (byDay.get(day) ?? []).map(secondsOf);
    const [median, slow] = [medianOf(seconds), slowestTenthOf(seconds)];
    return { day, count: seconds.length, medianSeconds: median && Math.round(median), slowSeconds: slow };
  });
}

/** How many answers came how soon; each is counted once, where it belongs first. */
export function answerSpeed(spans: readonly Span[]): AnswerSpeed {
  const seconds = spans.map(secondsOf);
  const until = (limit: number) => seconds.filter((one) => one <= limit).length;
  const [quarter, hour, day] = [until(QUARTER_S), until(HOUR_S), until(DAY_S)];
  const [median, slow] = [medianOf(seconds), slowestTenthOf(seconds)];
  return {
    count: seconds.length,
    medianSeconds: median && Math.round(median),
    slowSeconds: slow,
    ...{ withinQuarter: quarter, withinHour: hour - quarter, withinDay: day - hour, later: seconds.length - day },
  };
}

const QUARTER_S = (15 * MINUTE_MS) / SECOND_MS;
const HOUR_S = HOUR_MS / SECOND_MS;
const DAY_S = DAY_MS / SECOND_MS;

const HOURS_OF_DAY = 24;

/** When visitors write: conversations by day, messages by the hour of the day. */
export function writingTimes(messages: readonly WrittenMessage[], days: readonly IsoDay[]): WritingTimes {
  const written = messages
    .filter(({ kind, author }) => kind === "text" && author === "visitor")
    .map(({ conversationId, at }) => ({ conversationId, day: isoDayOf(at), hour: hourOf(at) }))
    .filter(({ day }) => days.includes(day));
  const byDay = groupBy(written, ({ day }) => day);
  const byHour = groupBy(written, ({ hour }) => hour);
  return {
    days: days.map((day) => ({
      day,
      count: new Set((byDay.get(day) ?? []).map(({ conversationId }) => conversationId)).size,
    })),
    hours: Array.from({ length: HOURS_OF_DAY }, (_, hour) => byHour.get(hour)?.length ?? 0),
  };
}

/** Two machines may have written the times: one that ran ahead makes no wait shorter than none. */
function secondsOf({ from, until }: Span): number {
  return Math.max(0, Math.round((until.getTime() - from.getTime()) / SECOND_MS));
}

export type SoldLine = Sold & { name: { en: string; de: string } };

export type Sale = { paidAt: Date; currency: Currency; lines: readonly SoldLine[] };

/** Sales by currency, day and product. Currencies without any are left out. */
export function salesByCurrency(sales: readonly Sale[], days: readonly IsoDay[]): CurrencySales[] {
  return CURRENCIES.flatMap((currency) => {
    const dated = sales.flatMap((sale) => {
      const day = isoDayOf(sale.paidAt);
      return sale.currency === currency && days.includes(day) ? sale.lines.map((line) => ({ day, line })) : [];
    });
    if (dated.length === 0) return [];
    const products = sumBySlug(dated.map(({ line }) => line)).toSorted((one, other) => other.minor - one.minor);
    const byDay = groupBy(dated, (one) => one.day);
    const soldOn = (day: IsoDay): Sold[] =>
      sumBySlug((byDay.get(day) ?? []).map(({ line }) => line)).map(({ name, ...sold }) => sold);
    return [{ currency, products, days: days.map((day) => ({ day, sold: soldOn(day) })) }];
  });
}

/** One line for each product, with its newest name. */
function sumBySlug(lines: readonly SoldLine[]): SoldLine[] {
  const sums = new Map<string, SoldLine>();
  for (const line of lines) {
    const { units = 0, minor = 0 } = sums.get(line.slug) ?? {};
    sums.set(line.slug, { ...line, units: units + line.units, minor: minor + line.minor });
  }
  return [...sums.values()];
}

/** Days for which stock lasts at the rate of the last `REACH_PERIOD_DAYS`; null when nothing was sold. */
export function reachDaysOf({ stock, soldUnits }: { stock: number; soldUnits: number }): number | null {
  return soldUnits === 0 ? null : Math.floor((stock * REACH_PERIOD_DAYS) / soldUnits);
}

export type WrittenMessage = { conversationId: number; kind: MessageKind; author: MessageAuthor; at: Date };

/**
 * Waits for an answer, from the first message of a visitor who waits until the next answer. The messages
 * of a conversation come in their order. A wait that is not over, or that ends with the conversation, is none.
 */
export function waitsIn(messages: readonly WrittenMessage[]): Span[] {
  return [...groupBy(messages, ({ conversationId }) => conversationId).values()].flatMap(waitsInOne);
}

function waitsInOne(messages: readonly WrittenMessage[]): Span[] {
  const waits: Span[] = [];
  let from: Date | null = null;
  for (const [index, { kind, author, at }] of messages.entries()) {
    // The text after a request's reference answers that request and not what was asked here.
    const isAnswer = kind === "text" && author === "staff" && messages[index - 1]?.kind !== "request";
    if (isAnswer && from) waits.push({ from, until: at });
    if (isAnswer || kind === "closed") from = null;
    if (kind === "text" && author === "visitor") from ??= at;
  }
  return waits;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
