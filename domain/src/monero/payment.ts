import { divideUp, type Piconero } from "./amount.js";
import { MINUTE_MS } from "../durations.js";

/** How long an amount of Monero holds for an order. */
export const QUOTE_MINUTES = 30;
/** A transaction takes its way to us, through Tor a longer one: this much later it still counts as sent in time. */
export const QUOTE_GRACE_MINUTES = 10;
/** More are asked for by nobody: an hour is deeper than any reorganisation that was ever seen. */
export const MAX_CONFIRMATIONS = 30;

/** What the whole order costs in Monero, for a while. */
export type MoneroQuote = { piconero: Piconero; from: Date; until: Date };

/** What came to an order's address with one transaction, as wallet and node report it. */
export type MoneroTransfer = {
  txid: string;
  piconero: Piconero;
  /** None while it waits in the pool. */
  confirmations: number;
  /** Until some block or day it cannot be spent, perhaps never: such a payment only looks like one. */
  isLocked: boolean;
  /** The node has seen another transaction that spends the same money. */
  isDoubleSpent: boolean;
  /** It was there and is no more: dropped from the pool, or by a reorganisation. */
  isGone: boolean;
  seenAt: Date;
};

export type MoneroProblem = "gone" | "locked" | "double-spent";

/** Why a transfer does not count. A block decides a double spend, so that a confirmed one counts. */
export function problemWithTransfer(transfer: MoneroTransfer): MoneroProblem | null {
  if (transfer.isGone) return "gone";
  if (transfer.isLocked) return "locked";
  return transfer.isDoubleSpent && transfer.confirmations === 0 ? "double-spent" : null;
}

/** `too-low` and `verifying` are the spec's "amount too low" and "pending verification". */
export type MoneroState = "nothing" | "too-low" | "verifying" | "validated";

export type MoneroVerdict = {
  state: MoneroState;
  /** Everything that counts. */
  receivedPiconero: Piconero;
  /** What is still to pay, at the newest quote. */
  missingPiconero: Piconero;
  /** What came too much, at the newest quote. */
  surplusPiconero: Piconero;
  /** How often the whole sum is confirmed: as often as the least confirmed transfer that it takes. */
  confirmations: number;
};

/** Oldest first; each later one was made after the one before had ended. */
type Quotes = readonly [MoneroQuote, ...MoneroQuote[]];

type Payment = {
  quotes: Quotes;
  transfers: readonly MoneroTransfer[];
  confirmationsRequired: number;
};

/**
 * What has become of an order's payment. Each transfer pays the part of the order that it was worth when it was seen;
 * parts add up, whatever the rate did in between.
 */
export function judgePayment({ quotes, transfers, confirmationsRequired }: Payment): MoneroVerdict {
  const { piconero: price } = quotes.at(-1) ?? quotes[0];
  const counted = transfers.filter((transfer) => problemWithTransfer(transfer) === null);
  const { paid, whole } = partPaid(counted, quotes);
  const confirmations = paid < whole ? 0 : confirmationsOf(counted, quotes);
  return {
    state: stateOf({ paid, whole, isConfirmed: confirmations >= confirmationsRequired }),
    receivedPiconero: sum(counted.map(({ piconero }) => piconero)),
    missingPiconero: paid < whole ? divideUp((whole - paid) * price, whole) : 0n,
    surplusPiconero: paid > whole ? ((paid - whole) * price) / whole : 0n,
    confirmations,
  };
}

/** Whether what was seen at this time has a quote to be measured by; if not, one has to be made now. */
export function hasQuoteFor(quotes: readonly MoneroQuote[], seenAt: Date): boolean {
  return quotes.some((quote) => seenAt.getTime() <= endOf(quote));
}

/** `paid / whole` of the order, exactly: rounded parts could be worth less after a new quote than before. */
function partPaid(transfers: readonly MoneroTransfer[], quotes: Quotes): { paid: bigint; whole: bigint } {
  const parts = quotes.map((quote) => {
    const under = transfers.filter(({ seenAt }) => quoteFor(seenAt, quotes) === quote);
    return { paid: sum(under.map(({ piconero }) => piconero)), whole: quote.piconero };
  });
  return parts.reduce(
    (all, part) =>
      part.paid === 0n ? all : { paid: all.paid * part.whole + part.paid * all.whole, whole: all.whole * part.whole },
    { paid: 0n, whole: 1n },
  );
}

/** The quotes that held then, and of two the one that is better for the buyer; else the next that was made. */
function quoteFor(seenAt: Date, quotes: Quotes): MoneroQuote {
  const time = seenAt.getTime();
  const open = quotes.filter((quote) => time <= endOf(quote));
  const held = open.filter(({ from }) => from.getTime() <= time);
  const [next = quotes.at(-1) ?? quotes[0]] = open;
  return held.reduce((best, quote) => (quote.piconero < best.piconero ? quote : best), held[0] ?? next);
}

function endOf({ until }: MoneroQuote): number {
  return until.getTime() + QUOTE_GRACE_MINUTES * MINUTE_MS;
}

/** The highest number that enough of them have reached to pay for the whole order. */
function confirmationsOf(counted: readonly MoneroTransfer[], quotes: Quotes): number {
  const levels = [...new Set(counted.map(({ confirmations }) => confirmations))].sort((a, b) => b - a);
  const reached = levels.find((level) => {
    const { paid, whole } = partPaid(
      counted.filter(({ confirmations }) => confirmations >= level),
      quotes,
    );
    return paid >= whole;
  });
  return reached ?? 0;
}

function stateOf({ paid, whole, isConfirmed }: { paid: bigint; whole: bigint; isConfirmed: boolean }): MoneroState {
  if (paid === 0n) return "nothing";
  if (paid < whole) return "too-low";
  return isConfirmed ? "validated" : "verifying";
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
