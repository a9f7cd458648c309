import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";
import { findSigner } from "../../../platform/signer";

const MAC_BYTES = 16;

/** Signs text that a visitor carries for us, for one purpose: nothing is stored for those who never come back. */
export function signText(purpose: string, facts: string): string {
  return `${facts}.${macBy(env("CAPTCHA_SECRET")[0], purpose, facts).toString()}`;
}

/** Returns the text that we signed for this purpose; null for every other text. */
export function readSigned(purpose: string, text: string): string | null {
  return signerOf(purpose, text) === null ? null : factsOf(text);
}

/** The value of our secret that signed the text; null when none did. */
export function signerOf(purpose: string, text: string): string | null {
  const mac = Buffer.from(text.slice(text.lastIndexOf(".") + 1));
  return findSigner(env("CAPTCHA_SECRET"), mac, (secret) => macBy(secret, purpose, factsOf(text)));
}

export function keyed(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

function factsOf(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf(".")));
}

function macBy(secret: string, purpose: string, facts: string): Buffer {
  return Buffer.from(keyed(secret, `${purpose} ${facts}`).subarray(0, MAC_BYTES).toString("base64url"));
}
