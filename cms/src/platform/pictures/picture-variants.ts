import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { rememberPicture } from "./picture-memory";

/** Widths that pages use. A picture is stored in each one it is larger than, and in its own. */
const WIDTHS_PX = { small: 400, medium: 800, large: 1200 };

/** AVIF files are half the size of WebP. Effort 2 of 9: the higher ones cost seconds per picture and save a tenth. */
const QUALITY = { webp: 80, avif: 55 };
const AVIF_EFFORT = 2;

const ENCODINGS = {
  webp: (picture: sharp.Sharp) => picture.webp({ quality: QUALITY.webp }),
  avif: (picture: sharp.Sharp) => picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
};

type Encoding = keyof typeof ENCODINGS;

/** The upload plugin's description of a picture that it stores. */
export type UploadedPicture = {
  name: string;
  hash: string;
  getStream(): Readable;
  tmpWorkingDirectory: string;
  path?: string | null;
};

/** One variant in the form the upload plugin expects: it stores the file and keeps the rest under the key. */
export type PictureVariant = { key: string; file: object };

/**
 * Every width as WebP and AVIF, whatever was uploaded. Encoded once on upload, so that no visitor waits for it and the
 * site's own server needs no image library.
 */
export async function makePictureVariants(picture: UploadedPicture): Promise<PictureVariant[]> {
  const original = await buffer(picture.getStream());
  const { width } = (await sharp(original).metadata()).autoOrient;
  const smaller = Object.entries(WIDTHS_PX).filter(([, widthPx]) => widthPx < width);
  const variants: PictureVariant[] = [];
  // Sequential: in parallel it is hardly faster and takes several times the memory.
  for (const [size, widthPx] of [...smaller, ["full", width] as const]) {
    for (const encoding of ["webp", "avif"] as const) {
      variants.push(await makeVariant(picture, { original, key: `${size}_${encoding}`, encoding, widthPx }));
    }
  }
  return variants;
}

type Wanted = { original: Buffer; key: string; encoding: Encoding; widthPx: number };

async function makeVariant(picture: UploadedPicture, wanted: Wanted): Promise<PictureVariant> {
  const { original, key, encoding, widthPx } = wanted;
  const hash = `${key}_${picture.hash}`;
  const filepath = path.join(picture.tmpWorkingDirectory, hash);
  await rememberPicture(
    original,
    `${String(widthPx)}-${String(QUALITY[encoding])}-${String(AVIF_EFFORT)}.${encoding}`,
    filepath,
    () => {
      // Applies the camera's orientation tag, because the tag itself is dropped.
      const resized = sharp(original).autoOrient().resize({ width: widthPx });
      return ENCODINGS[encoding](resized).toFile(filepath);
    },
  );
  const { width, height } = await sharp(filepath).metadata();
  const { size } = await stat(filepath);
  const file = {
    name: `${key}_${picture.name}`,
    hash,
    ext: `.${encoding}`,
    mime: `image/${encoding}`,
    filepath,
    path: picture.path ?? null,
    getStream: () => createReadStream(filepath),
    width,
    height,
    size: size / 1000,
    sizeInBytes: size,
  };
  return { key, file };
}
