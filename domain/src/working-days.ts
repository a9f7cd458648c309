import { addDays, type IsoDay } from "./iso-day.js";

/** Working days within which a paid parcel leaves us, as the terms of service promise. */
export const DISPATCH_DAYS = 2;

/** Adds working days, Monday to Friday. Public holidays are not known here: they differ by canton and country. */
export function addWorkingDays(day: IsoDay, workingDays: number): IsoDay {
  let current = day;
  for (let left = workingDays; left > 0;) {
    current = addDays(current, 1);
    if (!isWeekend(current)) left -= 1;
  }
  return current;
}

type Parcel = {
  paidOn: IsoDay;
  shippedOn: IsoDay | null;
  /** Longest delivery time to its country, in working days; null while it is unknown. */
  deliveryDaysMax: number | null;
};

/** The latest days on which a parcel should leave and arrive. */
export function parcelDates({ paidOn, shippedOn, deliveryDaysMax }: Parcel) {
  const leavesBy = shippedOn ?? addWorkingDays(paidOn, DISPATCH_DAYS);
  return { leavesBy, arrivesBy: deliveryDaysMax === null ? null : addWorkingDays(leavesBy, deliveryDaysMax) };
}

const SATURDAY = 6;
const SUNDAY = 0;

function isWeekend(day: IsoDay): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}
