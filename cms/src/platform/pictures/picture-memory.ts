import { createHash } from "node:crypto";
import { copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { env } from "../env";

/**
 * Caches encoded pictures in PICTURE_MEMORY_DIR, if set. Encoding the demo's pictures takes most of a first start, and
 * tests make many of those.
 */
export async function rememberPicture(original: Buffer, key: string, filepath: string, encode: () => Promise<unknown>) {
  const folder = env("PICTURE_MEMORY_DIR");
  if (!folder) {
    await encode();
    return;
  }
  const remembered = path.join(folder, `${createHash("sha256").update(original).digest("hex").slice(0, 32)}-${key}`);
  const isKnown = await copyFile(remembered, filepath).then(
    () => true,
    () => false,
  );
  if (isKnown) return;
  await encode();
  await mkdir(folder, { recursive: true });
  // Written under another name first, so that no other process finds half a picture.
  const unfinished = `${remembered}-${String(process.pid)}`;
  await copyFile(filepath, unfinished);
  await rename(unfinished, remembered);
}
