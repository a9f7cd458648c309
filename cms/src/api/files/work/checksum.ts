import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** Lets a visitor check whether a download is complete. Kept with the file, so that it never belongs to another one. */
export type Checksum = { sha256: string; sizeBytes: number };

/** Columns added to the upload plugin's own type. No form and no call of the plugin writes them. */
export const CHECKSUM_ATTRIBUTES = {
  sha256: { type: "string", configurable: false },
  sizeBytes: { type: "integer", configurable: false },
} as const;

/** Reads piece by piece, since a file may be larger than the memory. */
export async function checksumOf(bytes: Readable): Promise<Checksum> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  return { sha256: hash.digest("hex"), sizeBytes };
}
