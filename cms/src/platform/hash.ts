import { createHash } from "node:crypto";

/** For secrets that are compared but must not be read: the database holds only their hash. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
