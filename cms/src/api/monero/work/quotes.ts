import type { Core } from "@strapi/strapi";
import { MINUTE_MS, QUOTE_MINUTES, toPiconero, type MoneroQuote, type Money } from "@wren/domain";
import { moneroPayments, type KeptQuote, type MoneroPaymentRow } from "./rows";
import type { RateSource } from "./rates/rate-source";

/** Converts an amount to Monero, valid for half an hour. @returns null without an exchange rate */
export async function makeQuote(rates: RateSource, amount: Money, now: Date): Promise<KeptQuote | null> {
  const rate = await rates.find(amount.currency);
  if (!rate) return null;
  return {
    piconero: String(toPiconero(amount, rate.minorPerXmr)),
    rateMinor: rate.minorPerXmr,
    source: rate.source,
    from: now.toISOString(),
    until: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS).toISOString(),
  };
}

/** Makes a new quote once the last one has ended; before that, nothing changes. */
export async function renewQuote(
  strapi: Core.Strapi,
  row: MoneroPaymentRow,
  { rates, now }: { rates: RateSource; now: Date },
): Promise<MoneroPaymentRow> {
  if (!isQuoteOver(row, now)) return row;
  const { amountMinor: minor, currency, quotes, quoteCount, id } = row;
  const quote = await makeQuote(rates, { minor, currency }, now);
  if (!quote) return row;
  const changes = { quotes: [...quotes, quote], quoteCount: quoteCount + 1 };
  const isMine = (await moneroPayments(strapi).updateMany({ id, quoteCount }, changes)) === 1;
  // A concurrent call was faster; its quote holds.
  return isMine ? { ...row, ...changes } : ((await moneroPayments(strapi).findOne({ where: { id } })) ?? row);
}

export function isQuoteOver(row: MoneroPaymentRow, now: Date): boolean {
  return new Date(newestQuote(row).until) < now;
}

export function newestQuote({ quotes, key }: MoneroPaymentRow): KeptQuote {
  const quote = quotes.at(-1);
  if (!quote) throw new Error(`No quote: ${key}`);
  return quote;
}

export function quotesOf({ quotes, key }: MoneroPaymentRow): [MoneroQuote, ...MoneroQuote[]] {
  const [first, ...others] = quotes.map(({ piconero, from, until }) => ({
    piconero: BigInt(piconero),
    from: new Date(from),
    until: new Date(until),
  }));
  if (!first) throw new Error(`No quote: ${key}`);
  return [first, ...others];
}
