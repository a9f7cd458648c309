import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Like `seal`, for what nobody may read who finds the cookie on a disk. */
export function encrypt(purpose: string, content: unknown): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKey(secrets[0], purpose), nonce);
  const encrypted = [cipher.update(JSON.stringify(content)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString("base64url");
}

/** Reads an encrypted value; null when it was altered, or encrypted by others or for another purpose. */
export function decrypt(purpose: string, value: string): unknown {
  const bytes = Buffer.from(value, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || value.length > MAX_LENGTH) return null;
  for (const secret of secrets) {
    const decipher = createDecipheriv(CIPHER, encryptionKey(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
    } catch {
      // Another secret may have encrypted it.
    }
  }
  return null;
}

function encryptionKey(secret: string, purpose: string): Buffer {
  return sign(secret, "encryption", purpose);
}

/** Bytes that only this site can make of a text, the same each time. */
export function derive(purpose: string, text: string): Buffer {
  return sign(secrets[0], purpose, text);
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, purpose: string, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
}
