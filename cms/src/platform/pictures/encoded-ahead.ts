import { createHash } from "node:crypto";
import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";
import { env } from "../env";

/**
 * Name of a variant's file in `art/encoded`. It is made of the original's bytes and of how it was encoded, so what
 * changed is never served as it was.
 */
export function encodedName(original: Buffer, variant: string): string {
  return `${hashOf(original)}-${variant}`;
}

/**
 * Copies a variant from ENCODED_PICTURES_DIR, where `npm run pictures` puts the demo's: encoding them takes most of a
 * first start.
 * @returns false when it is not there
 */
export async function copyEncodedAhead(original: Buffer, variant: string, filepath: string): Promise<boolean> {
  const folder = env("ENCODED_PICTURES_DIR");
  if (!folder) return false;
  return copyFile(path.join(folder, encodedName(original, variant)), filepath).then(
    () => true,
    () => false,
  );
}

export async function isEncodedAhead(original: Buffer): Promise<boolean> {
  const folder = env("ENCODED_PICTURES_DIR");
  if (!folder) return false;
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => name.startsWith(hashOf(original)));
}

function hashOf(original: Buffer): string {
  return createHash("sha256").update(original).digest("hex").slice(0, 32);
}
