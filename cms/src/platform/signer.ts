import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "./env";

/** Finds the value of a secret that made a MAC; null when none did. */
export function findSigner(secrets: Secrets, mac: Buffer, macBy: (secret: string) => Buffer): string | null {
  const isBy = (secret: string) => {
    const expected = macBy(secret);
    return mac.length === expected.length && timingSafeEqual(mac, expected);
  };
  return secrets.find(isBy) ?? null;
}
