import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { copyEncodedAhead, encodedName } from "./encoded-ahead";

/** Widths that pages use. A picture is stored in each one it is larger than, and in its own. */
const WIDTHS_PX = { small: 400, medium: 800, large: 1200 };

/** AVIF files are half the size of WebP. Effort 2 of 9: the higher ones cost seconds per picture and save a tenth. */
const QUALITY = { webp: 80, avif: 55 };
const AVIF_EFFORT = 2;

const ENCODINGS = {
  webp: (picture: Sharp) => picture.webp({ quality: QUALITY.webp }),
  avif: (picture: Sharp) => picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
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
  const made: PictureVariant[] = [];
  // Sequential: in parallel it is hardly faster and takes several times the memory.
  for (const variant of await listVariants(original)) made.push(await makeVariant(picture, original, variant));
  return made;
}

/** Files of a picture's variants by their names in `art/encoded`, each with what makes it. */
export async function listEncodedFiles(original: Buffer): Promise<Map<string, (filepath: string) => Promise<unknown>>> {
  const variants = await listVariants(original);
  return new Map(
    variants.map((variant) => [
      encodedName(original, settingsOf(variant)),
      (filepath) => encode(original, variant, filepath),
    ]),
  );
}

type Variant = { key: string; encoding: Encoding; widthPx: number };

async function listVariants(original: Buffer): Promise<Variant[]> {
  const { width } = (await sharp(original).metadata()).autoOrient;
  const smaller = Object.entries(WIDTHS_PX).filter(([, widthPx]) => widthPx < width);
  return [...smaller, ["full", width] as const].flatMap(([size, widthPx]) =>
    (["webp", "avif"] as const).map((encoding) => ({ key: `${size}_${encoding}`, encoding, widthPx })),
  );
}

/** Everything on which the encoded bytes depend, but for the original. */
function settingsOf({ encoding, widthPx }: Variant): string {
  return `${String(widthPx)}-${String(QUALITY[encoding])}-${String(AVIF_EFFORT)}.${encoding}`;
}

function encode(original: Buffer, { encoding, widthPx }: Variant, filepath: string) {
  // Applies the camera's orientation tag, because the tag itself is dropped.
  const resized = sharp(original).autoOrient().resize({ width: widthPx });
  return ENCODINGS[encoding](resized).toFile(filepath);
}

async function makeVariant(picture: UploadedPicture, original: Buffer, variant: Variant): Promise<PictureVariant> {
  const { key, encoding } = variant;
  const hash = `${key}_${picture.hash}`;
  const filepath = path.join(picture.tmpWorkingDirectory, hash);
  const isReady = await copyEncodedAhead(original, settingsOf(variant), filepath);
  if (!isReady) await encode(original, variant, filepath);
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
