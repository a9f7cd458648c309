import type { OrderState } from "./order.js";
import { DAY_MS } from "./durations.js";

const WORKING_DAYS_A_WEEK = 5;

/** So long after an order's end its buyer is known: returns and lost parcels are settled by then. */
export const BUYER_KEPT_DAYS = 30;

/** With these nothing more has to be sent, or nobody would know where to. */
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
  /** The longest that a parcel takes, in working days. */
  deliveryDaysMax: number | null;
  /** What held until now: what was promised at the shipping does not begin anew with a refund. */
  before: Date | null;
};

/**
 * Until when an order keeps its buyer's name, addresses and tracking number (product decisions, section 10). Nobody
 * tells us when a parcel has arrived, so it counts as delivered when the longest delivery time is over.
 * @returns null as long as the order goes on
 */
export function buyerKeptUntil({ state, at, deliveryDaysMax, before }: Ending): Date | null {
  if (!ENDED_STATES.some((ended) => ended === state)) return null;
  const underWayDays = state === "shipped" ? calendarDays(deliveryDaysMax ?? 0) : 0;
  const until = new Date(at.getTime() + (underWayDays + BUYER_KEPT_DAYS) * DAY_MS);
  return before && before < until ? before : until;
}

/** In whole weeks: one that has begun may hold a holiday. */
function calendarDays(workingDays: number): number {
  return Math.ceil(workingDays / WORKING_DAYS_A_WEEK) * 7;
}
