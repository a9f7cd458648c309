import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../../../platform/env";

const MAC_BYTES = 16;

/** Signs text that a visitor carries for us, for one purpose: nothing is stored for those who never come back. */
export function signText(purpose: string, facts: string): string {
  return `${facts}.${macOf(purpose, facts)}`;
}

/** Returns the text that we signed for this purpose; null for every other text. */
export function readSigned(purpose: string, text: string): string | null {
  const end = text.lastIndexOf(".");
  const facts = text.slice(0, Math.max(0, end));
  const [given, expected] = [Buffer.from(text.slice(end + 1)), Buffer.from(macOf(purpose, facts))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? facts : null;
}

export function keyed(text: string): Buffer {
  return createHmac("sha256", env("CAPTCHA_SECRET")).update(text).digest();
}

function macOf(purpose: string, facts: string): string {
  return keyed(`${purpose} ${facts}`).subarray(0, MAC_BYTES).toString("base64url");
}
