import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/**
 * Columns added to the plugin's own type: the address that an account was begun under, until it is confirmed, or the
 * number of one that was begun without any.
 */
export const BEGINNING_COLUMNS = {
  claimedEmail: { type: "email", configurable: false, private: true },
  supportNumber: { type: "string", configurable: false, private: true },
} as const;

type Beginning = { email: string | null; password: string; key: string };

/**
 * Address that an account has instead of one that is unconfirmed or was not given; no mail can be sent to it. The same
 * beginning gets the same one, so that a form that is sent twice begins once. The key is random and not stored, so that
 * nothing can be guessed from it.
 */
export function standInAddress({ email, password, key }: Beginning): string {
  const text = JSON.stringify(["beginning", key, email, password]);
  return `${createHmac("sha256", env("APP_KEYS")[0]).update(text).digest("hex").slice(0, 40)}@unconfirmed.invalid`;
}
