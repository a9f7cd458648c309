import { z } from "zod";
import { pictureFileSchema } from "./media.js";

/** Platforms of files, in the order in which the page groups them. */
export const PLATFORMS = ["wren-one", "wren-mini", "wren-slate", "linux", "macos", "windows", "all"] as const;

export type Platform = (typeof PLATFORMS)[number];

/** A downloadable file of the media library. The cms computed size and checksum from the bytes it stored. */
export const storedFileSchema = z.object({
  /** File name on the visitor's disk. */
  name: z.string().min(1),
  url: z.string().startsWith("/"),
  mime: z.string(),
  sizeBytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

const textPerLanguageSchema = z.object({ en: z.string(), de: z.string() });

/** A download. One entry for all languages, because a new version must appear in all of them at once. */
export const supportFileSchema = z.object({
  title: textPerLanguageSchema,
  description: textPerLanguageSchema.nullish(),
  version: z.string().nullish(),
  platform: z.enum(PLATFORMS),
  releasedOn: z.iso.date().nullish(),
  file: storedFileSchema,
  signature: storedFileSchema.nullish(),
});

export type SupportFile = z.infer<typeof supportFileSchema>;

/** A guide or a paper with a page of its own, in one language. */
export const resourceSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  description: z.string().nullish(),
  socialImage: pictureFileSchema,
  /** Blocks as on a page: each is parsed by itself. */
  blocks: z.array(z.unknown()),
  /** Each is parsed by itself, too: one deleted from the media library must not break the page. */
  attachments: z.array(z.unknown()).nullish(),
});

export type ResourceEntry = z.infer<typeof resourceSchema>;
