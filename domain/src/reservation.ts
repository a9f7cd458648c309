import type { CartLine } from "./contracts/cart.js";
import { HOUR_MS, MINUTE_MS } from "./durations.js";
import { QUOTE_GRACE_MINUTES, QUOTE_MINUTES } from "./monero/payment.js";

/** Units that orders of one visitor, or of one e-mail address, keep without a payment. */
export const MOST_KEPT_UNITS = 10;
/** Share of an article that unpaid orders of all visitors keep together. */
export const MOST_KEPT_PERCENT = 50;
/** From this age on an unpaid reservation gives way when the next buyer needs its place. */
export const GIVES_WAY_MINUTES = 10;
/** A provider's order keeps its articles as long as it waits for the money. */
export const PROVIDER_KEPT_MINUTES = 30;
/** As long as an amount in Monero counts. */
export const MONERO_KEPT_MINUTES = QUOTE_MINUTES + QUOTE_GRACE_MINUTES;
/** Ten confirmations take 20 minutes as a rule. */
export const MONERO_SEEN_HOURS = 2;

/** Articles that an order keeps although nobody has paid it yet. */
export type Reservation = {
  orderId: number;
  lines: readonly CartLine[];
  /** A keyed hash; null where it is not known. */
  visitor: string | null;
  email: string;
  since: Date;
  /** The whole amount was seen, and waits for confirmations. */
  isPaymentSeen: boolean;
};

export type WantedReservation = Pick<Reservation, "lines" | "visitor" | "email">;

export type Shelf = { stock: ReadonlyMap<string, number>; reservations: readonly Reservation[] };

export type ReservationPlan = {
  /** False: the order can be paid, and gets what is left then. */
  isKept: boolean;
  /** Orders whose reservation ends for it. */
  gaveWay: number[];
};

/** Something that reservations use up together. */
type Bound = { unitsOf: (reservation: WantedReservation) => number; most: number };

/**
 * Decides whether a new order keeps its articles before it is paid, and which older reservations give way to it. Where
 * the bounds leave no room, old reservations still make place on the shelf, so that the order can be paid.
 */
export function planReservation(wanted: WantedReservation, shelf: Shelf, now: Date): ReservationPlan {
  const { reservations } = shelf;
  const shares: Bound[] = [];
  const shelves: Bound[] = [];
  for (const { sku } of wanted.lines) {
    const unitsOf = ({ lines }: WantedReservation) => sumUnits(lines.filter((line) => line.sku === sku));
    const total = (shelf.stock.get(sku) ?? 0) + sumOf(reservations, { unitsOf });
    shares.push({ unitsOf, most: Math.ceil((total * MOST_KEPT_PERCENT) / 100) });
    shelves.push({ unitsOf, most: total });
  }
  const isSameVisitor = ({ visitor }: WantedReservation) => visitor !== null && visitor === wanted.visitor;
  const isSameEmail = ({ email }: WantedReservation) => email.toLowerCase() === wanted.email.toLowerCase();
  const persons = [isSameVisitor, isSameEmail].map((isSame): Bound => ({
    unitsOf: (reservation) => (isSame(reservation) ? sumUnits(reservation.lines) : 0),
    most: MOST_KEPT_UNITS,
  }));
  const gaveWay = makeRoom(wanted, [...persons, ...shares], { reservations, now });
  if (gaveWay) return { isKept: true, gaveWay };
  return { isKept: false, gaveWay: makeRoom(wanted, shelves, { reservations, now }) ?? [] };
}

/** Units of an article that the next buyer can have: what is on the shelf, and what would give way. */
export function availableUnits(sku: string, { stock, reservations }: Shelf, now: Date): number {
  const old = reservations.filter((reservation) => givesWay(reservation, now)).flatMap(({ lines }) => lines);
  return (stock.get(sku) ?? 0) + sumUnits(old.filter((line) => line.sku === sku));
}

export function givesWay({ since, isPaymentSeen }: Reservation, now: Date): boolean {
  return !isPaymentSeen && now.getTime() - since.getTime() >= GIVES_WAY_MINUTES * MINUTE_MS;
}

/** End of a Monero order's reservation; the order itself waits longer. */
export function moneroKeptUntil(since: Date): Date {
  return new Date(since.getTime() + MONERO_KEPT_MINUTES * MINUTE_MS);
}

export function seenMoneroKeptUntil(seenAt: Date): Date {
  return new Date(seenAt.getTime() + MONERO_SEEN_HOURS * HOUR_MS);
}

/** @returns the orders that give way, oldest first; null when that is not enough */
function makeRoom(
  wanted: WantedReservation,
  bounds: readonly Bound[],
  { reservations, now }: { reservations: readonly Reservation[]; now: Date },
): number[] | null {
  const used = new Map(bounds.map((bound) => [bound, sumOf([wanted, ...reservations], bound)]));
  const isOver = (bound: Bound) => (used.get(bound) ?? 0) > bound.most;
  const old = reservations
    .filter((reservation) => givesWay(reservation, now))
    .sort((a, b) => a.since.getTime() - b.since.getTime());
  const gaveWay: number[] = [];
  for (const reservation of old) {
    if (!bounds.some((bound) => bound.unitsOf(reservation) > 0 && isOver(bound))) continue;
    for (const bound of bounds) used.set(bound, (used.get(bound) ?? 0) - bound.unitsOf(reservation));
    gaveWay.push(reservation.orderId);
  }
  return bounds.some(isOver) ? null : gaveWay;
}

function sumOf(reservations: readonly WantedReservation[], { unitsOf }: Pick<Bound, "unitsOf">): number {
  return reservations.reduce((sum, reservation) => sum + unitsOf(reservation), 0);
}

function sumUnits(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
