/**
 * An order's life (product decisions, section 4). Pure: given a state and what happened it says what comes next
 * and what must be done for it, within the same transaction.
 */
export const ORDER_STATES = [
  "awaiting_payment",
  /** Monero was seen, but not often enough confirmed. */
  "verifying",
  "paid",
  /** Money came after the order had ended or its articles were gone; staff deliver after all or send it back. */
  "paid_late",
  "shipped",
  /** Nothing to send, and everything done. */
  "fulfilled",
  "expired",
  "cancelled",
  "refunded",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  "payment-seen",
  /** What had been seen is gone: a transaction that never made it into a block. */
  "payment-vanished",
  "payment-received",
  "deadline-passed",
  "cancelled",
  "late-payment-accepted",
  "shipped",
  "fulfilled",
  "refunded",
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

export type OrderEffect =
  /** Make the subscriptions that were bought. Never done twice. */
  | "fulfil"
  | "release-stock"
  /** Take from stock again what had been released; without stock, the event cannot happen. */
  | "reserve-stock"
  /** End the subscriptions that were made: what is paid back is no longer bought. */
  | "revoke";

export type OrderMove = { state: OrderState; effects: readonly OrderEffect[] };

type Moves = Readonly<Partial<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderMove>>>>>>;

const move = (state: OrderState, ...effects: OrderEffect[]): OrderMove => ({ state, effects });

const MOVES: Moves = {
  awaiting_payment: {
    "payment-seen": move("verifying"),
    "payment-received": move("paid", "fulfil"),
    "deadline-passed": move("expired", "release-stock"),
    cancelled: move("cancelled", "release-stock"),
  },
  verifying: {
    "payment-vanished": move("awaiting_payment"),
    "payment-received": move("paid", "fulfil"),
  },
  paid: {
    shipped: move("shipped"),
    fulfilled: move("fulfilled"),
    refunded: move("refunded", "release-stock", "revoke"),
  },
  paid_late: {
    "late-payment-accepted": move("paid", "reserve-stock", "fulfil"),
    refunded: move("refunded"),
  },
  shipped: { refunded: move("refunded", "revoke") },
  fulfilled: { refunded: move("refunded", "revoke") },
  expired: { "payment-received": move("paid_late") },
  cancelled: { "payment-received": move("paid_late") },
};

/**
 * @param isSoldOut the order keeps no articles, and the shelf has too few of them
 * @returns null when the event changes nothing in this state
 */
export function moveOrder(state: OrderState, event: OrderEvent, { isSoldOut = false } = {}): OrderMove | null {
  const next = MOVES[state]?.[event] ?? null;
  return next?.state === "paid" && event === "payment-received" && isSoldOut ? move("paid_late") : next;
}

/** Whether the buyer can still pay. */
export function isPayable(state: OrderState): boolean {
  return state === "awaiting_payment";
}
