import { setImmediate as giveWay } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { plainTextOf, richTextSchema, type Locale } from "@wren/domain";
import { table } from "../../../platform/rows/table";
import type { SearchDocument } from "../../../platform/search/documents";

type ArticleRow = { slug: string; title: string; summary: string; keywords: string | null; body: unknown };

/** All published articles of a language. */
export async function readArticles(strapi: Core.Strapi, locale: Locale): Promise<SearchDocument[]> {
  const rows = await table<ArticleRow>(strapi, "api::kb-article.kb-article").findMany({
    where: { locale, publishedAt: { $notNull: true } },
    select: ["slug", "title", "summary", "keywords", "body"],
    orderBy: { slug: "asc" },
  });
  await giveWay(); // Thousands of articles take long to read and parse.
  return rows.map(({ slug, title, summary, keywords, body }) => {
    const text = richTextSchema.safeParse(body).data ?? [];
    return { id: slug, title, summary, keywords: keywords ?? "", body: plainTextOf(text) };
  });
}
