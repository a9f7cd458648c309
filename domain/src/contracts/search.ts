import { z } from "zod";
import { kbSearchRequestSchema, searchPieceSchema } from "./kb.js";

/** Kinds of things that the search of the whole site finds. */
export const FOUND_KINDS = ["page", "product", "service", "file", "resource", "article"] as const;

export type FoundKind = (typeof FOUND_KINDS)[number];

export const siteSearchRequestSchema = kbSearchRequestSchema;

/** Something found on the site. A file has no address of its own, and its slug is its document's id. */
const siteHitSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  slug: z.string(),
  title: z.array(searchPieceSchema),
  excerpt: z.array(searchPieceSchema),
});

export type SiteHit = z.infer<typeof siteHitSchema>;

export const siteSearchAnswerSchema = z.object({ hits: z.array(siteHitSchema) });

export type SiteSearchAnswer = z.infer<typeof siteSearchAnswerSchema>;
