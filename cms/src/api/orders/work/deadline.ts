import { isPayable } from "@wren/domain";
import type { Order } from "./rows";

/** Nobody has paid in time, whether the job that lets such orders go has come by or not. */
export function isPastDeadline({ state, expiresAt }: Pick<Order, "state" | "expiresAt">, now: Date): boolean {
  return isPayable(state) && new Date(expiresAt) <= now;
}
