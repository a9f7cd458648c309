import type { OrderState } from "./order.js";
import { DAY_MS } from "./durations.js";

const WORKING_DAYS_A_WEEK = 5;

/** Retention of buyer data after an order's end: returns and lost parcels are settled by then. */
export const BUYER_KEPT_DAYS = 30;

/** States in which nothing more has to be shipped, or can be. */
export const ENDED_STATES = [
  "shipped",
  "fulfilled",
  "expired",
  "cancelled",
  "refunded",
] as const satisfies readonly OrderState[];

type Ending = {
  state: OrderState;
  at: Date;
  /** The longest delivery time, in working days. */
  deliveryDaysMax: number | null;
  /** The previous date: a refund does not restart the time promised at shipping. */
  before: Date | null;
};

/**
 * Date until which an order keeps its buyer's name, addresses and tracking number (product decisions, section 10).
 * Nobody tells us when a parcel has arrived, so it counts as delivered after the longest delivery time.
 * @returns null while the order is open
 */
export function buyerKeptUntil({ state, at, deliveryDaysMax, before }: Ending): Date | null {
  if (!ENDED_STATES.some((ended) => ended === state)) return null;
  const underWayDays = state === "shipped" ? calendarDays(deliveryDaysMax ?? 0) : 0;
  const until = new Date(at.getTime() + (underWayDays + BUYER_KEPT_DAYS) * DAY_MS);
  return before && before < until ? before : until;
}

/** Rounded up to whole weeks, since a week may contain a holiday. */
function calendarDays(workingDays: number): number {
  return Math.ceil(workingDays / WORKING_DAYS_A_WEEK) * 7;
}
