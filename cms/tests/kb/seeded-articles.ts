import { plainTextOf, type Locale } from "@wren/domain";
import type { IndexedArticle } from "../../src/api/kb/work/article-index";
import { kbArticles } from "../../src/seed/content/kb";
import { kbKeywords } from "../../src/seed/content/kb/keywords";

/** The demo's articles as the search reads them. */
export function seededArticles(locale: Locale): IndexedArticle[] {
  return kbArticles.map(({ slug, [locale]: { title, summary, body } }) => {
    return { slug, title, summary, keywords: kbKeywords[slug]?.[locale] ?? "", body: plainTextOf(body) };
  });
}
