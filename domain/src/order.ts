/**
 * Life cycle of an order (product decisions, section 4). Pure: from a state and an event it derives the next state and
 * the effects to apply within the same transaction.
 */
export const ORDER_STATES = [
  "awaiting_payment",
  /** Monero was seen, but lacks confirmations. */
  "verifying",
  "paid",
  /** Money came after the order had ended or its articles were gone; staff deliver after all or send it back. */
  "paid_late",
  "shipped",
  /** Nothing to ship, and everything done. */
  "fulfilled",
  "expired",
  "cancelled",
  "refunded",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  "payment-seen",
  /** A transaction that had been seen never made it into a block. */
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
  /** Create the subscriptions that were bought. Never done twice. */
  | "fulfil"
  | "release-stock"
  /** Take released stock again; without stock, the event cannot be applied. */
  | "reserve-stock"
  /** End the subscriptions of a refunded order. */
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

/** States of an order that was paid and is delivered, or was: it has an invoice. */
const INVOICED_STATES: readonly OrderState[] = ["paid", "shipped", "fulfilled", "refunded"];

export function hasInvoice(state: OrderState): boolean {
  return INVOICED_STATES.includes(state);
}

/** A packing slip is for a parcel that is to be sent or on its way, to an address that is still known. */
export function hasPackingSlip(order: { state: OrderState; needsShipping: boolean; address: object | null }): boolean {
  const isSent = order.state === "paid" || order.state === "shipped";
  return isSent && order.needsShipping && order.address !== null;
}

/** True while the buyer can still pay. */
export function isPayable(state: OrderState): boolean {
  return state === "awaiting_payment";
}
