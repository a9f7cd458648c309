import { isFetchError } from "@strapi/strapi/admin";
import {
  CHAT_DESK_REFUSALS,
  OPENING_REFUSALS,
  ORDER_DESK_REFUSALS,
  PLAN_REFUSALS,
  REQUEST_DESK_REFUSALS,
  RESTORE_REFUSALS,
  SECOND_FACTOR_REFUSALS,
  STOCK_DESK_REFUSALS,
} from "@wren/domain";
import type { TextKey } from "./texts";

/** Text key for an error code of the server. */
export function refusalText(error: unknown): TextKey {
  if (statusOf(error) === 400) return "refusal.invalid";
  const message = isFetchError(error) ? error.response?.data.error.message : null;
  const refusal = [
    ...ORDER_DESK_REFUSALS,
    ...REQUEST_DESK_REFUSALS,
    ...CHAT_DESK_REFUSALS,
    ...SECOND_FACTOR_REFUSALS,
    ...OPENING_REFUSALS,
    ...STOCK_DESK_REFUSALS,
    ...PLAN_REFUSALS,
    ...RESTORE_REFUSALS,
  ].find((known) => known === message);
  return refusal ? `refusal.${refusal}` : "refusal.unknown";
}

export function statusOf(error: unknown): number | null {
  return isFetchError(error) ? (error.response?.data.error.status ?? error.status ?? null) : null;
}
