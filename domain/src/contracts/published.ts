import { z } from "zod";

/** Any entry with a page of its own, as far as a list of all pages needs it. */
export const publishedEntrySchema = z.object({
  slug: z.string().min(1),
  updatedAt: z.iso.datetime().nullish(),
});
