import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "#app/env.server.ts";

const secrets = env.CART_SECRET ?? ([randomBytes(32).toString("hex")] as const);

/** The maximum size of a cookie in browsers. */
const MAX_LENGTH = 4_000;

/** Signs a value that the visitor carries for us. A signature for one purpose is valid for no other. */
export function seal(purpose: string, content: unknown): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(secrets[0], purpose, text).toString("base64url")}`;
}

/** Reads a signed value; null when it was altered or truncated, or signed by others or for another purpose. */
export function unseal(purpose: string, value: string): unknown {
  const [text, signature, ...rest] = value.split(".");
  if (!text || !signature || rest.length > 0 || value.length > MAX_LENGTH) return null;
  const given = Buffer.from(signature, "base64url");
  if (!secrets.some((secret) => isSame(given, sign(secret, purpose, text)))) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, purpose: string, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
}
