import { randomBytes } from "node:crypto";
import { crockfordOf } from "@wren/domain";
import { env } from "../env";

/** Each character carries five bits: 100 in all. */
const TOKEN_CHARACTERS = 20;
const TOKEN = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** The unguessable part of an address for replies. In small letters, because mail servers may not keep the case. */
export function makeReplyToken(): string {
  return crockfordOf(randomBytes(TOKEN_CHARACTERS)).toLowerCase();
}

/** True when replies by mail find their conversation or request. */
export function takesReplies(): boolean {
  return env("INBOUND_ADDRESS") !== undefined;
}

/** Address for replies about one conversation or request; the support team's mailbox when replies are not taken. */
export function replyAddress(token: string | null): string {
  const address = env("INBOUND_ADDRESS");
  if (address === undefined || token === null) return env("SUPPORT_EMAIL");
  const [name = "", host = ""] = address.split("@");
  return `${name}+${token}@${host}`;
}

/** The token in the first of these addresses that is one for replies. */
export function findReplyToken(addresses: readonly string[]): string | null {
  const [name = "", host = ""] = (env("INBOUND_ADDRESS") ?? "").toLowerCase().split("@");
  for (const address of addresses.map((one) => one.trim().toLowerCase())) {
    const token = address.slice(name.length + 1, -(host.length + 1));
    if (address === `${name}+${token}@${host}` && TOKEN.test(token)) return token;
  }
  return null;
}
