import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/** Public name of a new conversation, in topics and at the desk; its row keeps it. It gives no access and does not reveal the account. */
export function conversationKey(accountId: number): string {
  return sign(`conversation ${String(accountId)}`).slice(0, 22);
}

export function sign(text: string, secret = env("APP_KEYS")[0]): string {
  return createHmac("sha256", secret).update(`chat ${text}`).digest("base64url");
}
