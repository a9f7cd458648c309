import { addDays, startOfIsoDay, type IsoDay } from "@wren/domain";

/**
 * Condition for an instant in this day. Days are read one after another: each by an index, and others are served
 * between them.
 */
export function during(day: IsoDay) {
  return { $gte: startOfIsoDay(day), $lt: startOfIsoDay(addDays(day, 1)) };
}
