import {
  kbAdvisorySchema,
  kbArticleSchema,
  kbCategorySchema,
  kbListedArticleSchema,
  kbQuestionSchema,
  kbSearchAnswerSchema,
  type KbHit,
  type KbSearchRequest,
  type KbVote,
  type Locale,
} from "@wren/domain";
import type { z } from "zod";
import type { KbArticleView, KbCategoryView, KbQuestionView } from "#app/lib/kb-view.ts";
import type { Visitor } from "./accounts.server.ts";
import { readContent, readEachAhead, readEveryContent } from "./content.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** The cms's maximum per request. */
const PAGE_SIZE = 100;

const LISTED = { fields: ["slug", "title", "summary"], populate: { category: { fields: ["slug"] } } };
const BY_POSITION = ["position", "slug"];

/** All articles by category. Articles without a category are found only by searching. */
export async function listKbCategories(locale: Locale): Promise<KbCategoryView[]> {
  const query = {
    sort: BY_POSITION,
    populate: { title: true, description: true },
    pagination: { pageSize: PAGE_SIZE },
  };
  const [categories, articles] = await Promise.all([
    readContent("kb-categories", query, kbCategorySchema.array()),
    listArticles(locale),
  ]);
  return categories
    .map(({ slug, title, description }) => ({
      slug,
      title: title[locale],
      description: description?.[locale] ?? null,
      articles: articles.filter(({ category }) => category?.slug === slug).map(({ slug, title }) => ({ slug, title })),
    }))
    .filter((category) => category.articles.length > 0);
}

async function listArticles(locale: Locale): Promise<z.output<typeof kbListedArticleSchema>[]> {
  return readEveryContent("kb-articles", { locale, sort: BY_POSITION, ...LISTED }, kbListedArticleSchema.array());
}

/** Slug of the category whose articles are security advisories. */
const ADVISORIES = "advisories";

/** The security advisories that editors have published. */
export async function listAdvisories(locale: Locale): Promise<z.output<typeof kbAdvisorySchema>[]> {
  const query = {
    locale,
    filters: { category: { slug: { $eq: ADVISORIES } } },
    sort: ["updatedAt:desc"],
    fields: ["slug", "title", "summary", "updatedAt"],
    pagination: { pageSize: PAGE_SIZE },
  };
  return readContent("kb-articles", query, kbAdvisorySchema.array());
}

export async function findKbArticle(slug: string, locale: Locale): Promise<KbArticleView | null> {
  const [article] = await readContent("kb-articles", questionFor(slug, locale), articlesSchema);
  return article ?? null;
}

export async function readKbAhead(locale: Locale): Promise<void> {
  const how = { schema: articlesSchema, entryOf: (article: KbArticleView) => article };
  await readEachAhead("kb-articles", (slug) => questionFor(slug, locale), how);
  await Promise.all([listKbCategories(locale), listTopQuestions(locale)]);
}

function questionFor(slug: string, locale: Locale) {
  return {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "summary", "body", "updatedAt"],
    populate: { category: { fields: ["slug"] }, related: { fields: ["slug", "title", "summary"] } },
    pagination: { pageSize: 1 },
  };
}

const articlesSchema = kbArticleSchema
  .transform(({ related, category, updatedAt = null, ...article }) => ({
    ...article,
    updatedAt,
    categorySlug: category?.slug ?? null,
    related: related ?? [],
  }))
  .array();

/** The most frequent questions with their answers; the same array until the content changes. */
export async function listTopQuestions(locale: Locale): Promise<KbQuestionView[]> {
  const query = {
    locale,
    filters: { isFaq: { $eq: true } },
    sort: BY_POSITION,
    fields: ["slug", "title", "body"],
    pagination: { pageSize: PAGE_SIZE },
  };
  return readContent("kb-articles", query, kbQuestionSchema.array());
}

export type KbSearchOutcome = { ok: true; hits: KbHit[] } | { ok: false; failure: CommonFailure };

type KbSearchCall = { visitor: Visitor; path: "/kb/search" | "/kb/suggestions" };

/** Searches the knowledge base. The question is logged nowhere. */
export async function searchKb(body: KbSearchRequest, { visitor, path }: KbSearchCall): Promise<KbSearchOutcome> {
  try {
    const answer = await callFor(visitor, { method: "POST", path, body });
    return { ok: true, hits: kbSearchAnswerSchema.parse(answer.body).hits };
  } catch (error) {
    return { ok: false, failure: classifyFailure(error).common ?? { code: "service-unavailable" } };
  }
}

/** Votes on an article. @returns true when the vote was counted, now or before */
export async function voteOnArticle(visitor: Visitor, body: KbVote): Promise<boolean> {
  try {
    await callFor(visitor, { method: "POST", path: "/kb/votes", body });
    return true;
  } catch {
    // The client has logged the failure, and a vote is not worth an error page.
    return false;
  }
}
