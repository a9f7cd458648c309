import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../../../platform/env";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts a secret for its owner: in another user's row it cannot be opened. */
export function seal(secret: Buffer, owner: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor("secret"), iv).setAAD(Buffer.from(String(owner)));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

export function unseal(sealed: string, owner: number): Buffer {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyFor("secret"), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Keyed, so that the database alone does not allow to try codes. */
export function recoveryHash(code: string, owner: number): string {
  return createHmac("sha256", keyFor("recovery"))
    .update(`${String(owner)} ${code}`)
    .digest("base64url");
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env("ENCRYPTION_KEY"), "", `second factor ${purpose}`, KEY_BYTES));
}
