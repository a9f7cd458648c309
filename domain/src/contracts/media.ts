import { z } from "zod";

/** One stored width and encoding of a picture; the cms makes them on upload. */
const mediaFormatSchema = z.object({
  url: z.string().startsWith("/"),
  mime: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A picture in Strapi's media library. Urls are relative to the backend's public base url. */
const mediaSchema = z.object({
  url: z.string().startsWith("/"),
  name: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  formats: z.record(z.string(), mediaFormatSchema).nullish(),
});

/** Null when there is none, and when the file is not a picture (a PDF, say): that must not break the page. */
export const pictureFileSchema = mediaSchema
  .nullish()
  .catch(null)
  .transform((media) => media ?? null);

export type Media = z.infer<typeof mediaSchema>;
