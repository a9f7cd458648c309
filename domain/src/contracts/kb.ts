import { z } from "zod";
import { isPathSegment } from "../content-path.js";
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from "../support-limits.js";
import { LOCALES } from "../locale.js";
import { richTextSchema } from "./rich-text.js";

const textPerLanguageSchema = z.object({ en: z.string(), de: z.string() });

/** Category of articles. */
export const kbCategorySchema = z.object({
  slug: z.string().min(1),
  title: textPerLanguageSchema,
  description: textPerLanguageSchema.nullish(),
});

/** An article in a list. */
export const kbListedArticleSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  summary: z.string(),
  category: z.object({ slug: z.string() }).nullish(),
});

export const kbArticleSchema = kbListedArticleSchema.extend({
  updatedAt: z.iso.datetime().nullish(),
  body: richTextSchema,
  related: z.array(kbListedArticleSchema.pick({ slug: true, title: true, summary: true })).nullish(),
});

/** A security advisory in the feed. */
export const kbAdvisorySchema = kbListedArticleSchema
  .pick({ slug: true, title: true, summary: true })
  .extend({ updatedAt: z.iso.datetime() });

/** The most frequent questions, shown with their answers. */
export const kbQuestionSchema = kbListedArticleSchema
  .pick({ slug: true, title: true })
  .extend({ body: richTextSchema });

export const kbSearchRequestSchema = z.object({
  locale: z.enum(LOCALES),
  question: z.string().trim().min(MIN_QUESTION_LENGTH).max(MAX_QUESTION_LENGTH),
});

export type KbSearchRequest = z.infer<typeof kbSearchRequestSchema>;

/** A piece of text, and whether it matches the search. Never HTML. */
export const searchPieceSchema = z.object({ text: z.string(), isHit: z.boolean() });

export type SearchPiece = z.infer<typeof searchPieceSchema>;

export const kbHitSchema = z.object({
  slug: z.string(),
  title: z.array(searchPieceSchema),
  excerpt: z.array(searchPieceSchema),
});

export type KbHit = z.infer<typeof kbHitSchema>;

export const kbSearchAnswerSchema = z.object({ hits: z.array(kbHitSchema) });

export type KbSearchAnswer = z.infer<typeof kbSearchAnswerSchema>;

/** One reader's vote on an article. */
export const kbVoteSchema = z.object({
  slug: z.string().max(80).refine(isPathSegment),
  locale: z.enum(LOCALES),
  isHelpful: z.boolean(),
});

export type KbVote = z.infer<typeof kbVoteSchema>;
