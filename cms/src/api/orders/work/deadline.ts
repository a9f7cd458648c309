import { isPayable } from "@wren/domain";
import type { Order } from "./rows";

/** True when nobody paid in time, even before the job has expired the order. */
export function isPastDeadline({ state, expiresAt }: Pick<Order, "state" | "expiresAt">, now: Date): boolean {
  return isPayable(state) && new Date(expiresAt) <= now;
}
