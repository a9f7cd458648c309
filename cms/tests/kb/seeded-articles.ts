import { plainTextOf, type Locale } from "@wren/domain";
import type { SearchDocument } from "../../src/platform/search/documents";
import { kbArticles } from "../../src/seed/content/kb";
import { kbKeywords } from "../../src/seed/content/kb/keywords";

/** The demo's articles as the search reads them. */
export function seededArticles(locale: Locale): SearchDocument[] {
  return kbArticles.map(({ slug, [locale]: { title, summary, body } }) => {
    return { id: slug, title, summary, keywords: kbKeywords[slug]?.[locale] ?? "", body: plainTextOf(body) };
  });
}
