import { divideUp, type Piconero } from "./amount.js";
import { MINUTE_MS } from "../durations.js";

/** Validity of a quote. */
export const QUOTE_MINUTES = 30;
/** Transactions take time to reach us, longer through Tor: up to this much later they still count as sent in time. */
export const QUOTE_GRACE_MINUTES = 10;
/** Upper bound of the setting: an hour is deeper than any reorganisation ever seen. */
export const MAX_CONFIRMATIONS = 30;

/** Price of the whole order in Monero, for a limited time. */
export type MoneroQuote = { piconero: Piconero; from: Date; until: Date };

/** Amount that one transaction brought to an order's address, as wallet and node report it. */
export type MoneroTransfer = {
  txid: string;
  piconero: Piconero;
  /** Zero while it is in the pool. */
  confirmations: number;
  /**
   * Locked until some block or day, perhaps for ever: such a transfer cannot be spent and only looks like a payment.
   */
  isLocked: boolean;
  /** The node has seen another transaction that spends the same money. */
  isDoubleSpent: boolean;
  /** It has vanished: dropped from the pool, or by a reorganisation. */
  isGone: boolean;
  seenAt: Date;
};

export type MoneroProblem = "gone" | "locked" | "double-spent";

/** Reason why a transfer does not count. A block decides a double spend, so a confirmed one counts. */
export function problemWithTransfer(transfer: MoneroTransfer): MoneroProblem | null {
  if (transfer.isGone) return "gone";
  if (transfer.isLocked) return "locked";
  return transfer.isDoubleSpent && transfer.confirmations === 0 ? "double-spent" : null;
}

/** `too-low` and `verifying` are the spec's "amount too low" and "pending verification". */
export type MoneroState = "nothing" | "too-low" | "verifying" | "validated";

export type MoneroVerdict = {
  state: MoneroState;
  /** Sum of all transfers that count. */
  receivedPiconero: Piconero;
  /** Amount still to be paid, at the newest quote. */
  missingPiconero: Piconero;
  /** Amount paid too much, at the newest quote. */
  surplusPiconero: Piconero;
  /** Confirmations of the whole amount: those of the least confirmed transfer needed to reach it. */
  confirmations: number;
};

/** Oldest first; each was made after the previous one had ended. */
type Quotes = readonly [MoneroQuote, ...MoneroQuote[]];

type Payment = {
  quotes: Quotes;
  transfers: readonly MoneroTransfer[];
  confirmationsRequired: number;
};

/**
 * State of an order's payment. Each transfer pays the share of the order that it was worth when it was seen; shares add
 * up, whatever the rate did in between.
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

/** True when a quote covers this moment; if not, a new one has to be made. */
export function hasQuoteFor(quotes: readonly MoneroQuote[], seenAt: Date): boolean {
  return quotes.some((quote) => seenAt.getTime() <= endOf(quote));
}

/**
 * `paid / whole` of the order, as an exact fraction: rounded shares could be worth less after a new quote than before.
 */
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

/** The quote valid at that moment, the better one for the buyer if there are two; otherwise the next one made. */
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

/** The highest number of confirmations reached by enough transfers to pay the whole order. */
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
