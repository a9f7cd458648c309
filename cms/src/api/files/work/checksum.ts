import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** What a visitor needs to tell whether a file arrived whole. Kept with the file, so that it is never another's. */
export type Checksum = { sha256: string; sizeBytes: number };

/** Columns of the upload plugin's own type. No form and no call of the plugin writes them. */
export const CHECKSUM_ATTRIBUTES = {
  sha256: { type: "string", configurable: false },
  sizeBytes: { type: "integer", configurable: false },
} as const;

/** Piece by piece: a file may be larger than the memory. */
export async function checksumOf(bytes: Readable): Promise<Checksum> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  return { sha256: hash.digest("hex"), sizeBytes };
}
