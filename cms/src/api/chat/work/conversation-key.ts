import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/** Public name of a conversation, in topics and at the desk. It gives no access and does not reveal the account. */
export function conversationKey(accountId: number): string {
  return sign(`conversation ${String(accountId)}`).slice(0, 22);
}

export function sign(text: string): string {
  return createHmac("sha256", env("APP_KEYS")).update(`chat ${text}`).digest("base64url");
}
