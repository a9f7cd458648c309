import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/** What a conversation is called in topics and at the desk. It opens nothing, and nobody can tell the account by it. */
export function conversationKey(accountId: number): string {
  return sign(`conversation ${String(accountId)}`).slice(0, 22);
}

export function sign(text: string): string {
  return createHmac("sha256", env("APP_KEYS")).update(`chat ${text}`).digest("base64url");
}
