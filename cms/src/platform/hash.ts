import { createHash } from "node:crypto";

/** Hash for secrets that are only compared: the database never holds the secret itself. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
