import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../../../platform/env";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts a secret for its owner: in another user's row it cannot be opened. */
export function seal(secret: Buffer, owner: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor("secret", env("ENCRYPTION_KEY")[0]), iv).setAAD(ownerBytes(owner));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

export function unseal(sealed: string, owner: number): Buffer {
  for (const secret of env("ENCRYPTION_KEY")) {
    const opened = open(sealed, owner, secret);
    if (opened) return opened;
  }
  throw new Error("Sealed with an ENCRYPTION_KEY that is not here");
}

/** Seals anew what an older value of the key has sealed; null for everything else. */
export function reseal(sealed: string, owner: number): string | null {
  const [current, ...older] = env("ENCRYPTION_KEY");
  if (open(sealed, owner, current)) return null;
  const secret = older.map((value) => open(sealed, owner, value)).find((opened) => opened !== null);
  return secret ? seal(secret, owner) : null;
}

/** Hashes of a code: the first is the one to keep, the others may have been kept before the key was rotated. */
export function recoveryHashes(code: string, owner: number): [string, ...string[]] {
  const [current, ...older] = env("ENCRYPTION_KEY");
  const hashBy = (secret: string) =>
    // Keyed, so that the database alone does not allow to try codes.
    createHmac("sha256", keyFor("recovery", secret))
      .update(`${String(owner)} ${code}`)
      .digest("base64url");
  return [hashBy(current), ...older.map(hashBy)];
}

function open(sealed: string, owner: number, secret: string): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyFor("secret", secret), bytes.subarray(0, IV_BYTES))
    .setAAD(ownerBytes(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function ownerBytes(owner: number): Buffer {
  return Buffer.from(String(owner));
}

function keyFor(purpose: "secret" | "recovery", secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `second factor ${purpose}`, KEY_BYTES));
}
