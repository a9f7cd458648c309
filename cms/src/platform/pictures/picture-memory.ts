import { createHash } from "node:crypto";
import { copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { env } from "../env";

/**
 * Encoding the demonstration's pictures takes most of a first start, and tests make many. Where
 * PICTURE_MEMORY_DIR names a folder, what was encoded once is taken from there.
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
  // Under another name first: whoever looks meanwhile must not find half a picture.
  const unfinished = `${remembered}-${String(process.pid)}`;
  await copyFile(filepath, unfinished);
  await rename(unfinished, remembered);
}
