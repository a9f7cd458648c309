import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/** Column added to the plugin's own type: the address that an account was begun under, until it is confirmed. */
export const CLAIMED_EMAIL = { claimedEmail: { type: "email", configurable: false, private: true } } as const;

type Beginning = { email: string; password: string; key: string };

/**
 * Address that an account has instead of an unconfirmed one; no mail can be sent to it. The same beginning gets the same
 * one, so that a form that is sent twice begins once. The key is random and not stored, so that nothing can be guessed
 * from it.
 */
export function standInAddress({ email, password, key }: Beginning): string {
  const text = JSON.stringify(["beginning", key, email, password]);
  return `${createHmac("sha256", env("APP_KEYS")[0]).update(text).digest("hex").slice(0, 40)}@unconfirmed.invalid`;
}
