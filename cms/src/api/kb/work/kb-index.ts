import type { KbHit, Locale } from "@wren/domain";
import type { SearchResult } from "minisearch";
import { createArticleIndex, type FIELDS, type IndexedArticle } from "./article-index";
import { excerptOf, mark } from "./excerpt";
import { wordsOf } from "./words";

/** The title of an article is usually the question it answers. */
const BOOST: Record<(typeof FIELDS)[number], number> = { title: 3, keywords: 3, summary: 1.5, body: 1 };

/** Matches by prefix or with typos count less than exact ones. */
const WEIGHTS = { prefix: 0.25, fuzzy: 0.8 };
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;
const SHORTEST_PREFIX = 4;
const SHORTEST_LAST_PREFIX = 2;

/** Factor for an article that matches only a part of the query. */
const PART_ANSWERED = 0.35;
/** Lower bound, as a share of the best score: results below are noise. */
const WORTH_SHOWING = 0.15;

export type KbIndex = {
  /** Makes exactly these articles searchable. One call at a time. */
  follow(articles: readonly IndexedArticle[]): Promise<void>;
  search(question: string, limit: number): KbHit[];
};

/** The search of one language. */
export function createKbIndex(locale: Locale): KbIndex {
  const articles = createArticleIndex(locale);
  const { termsOf, isTerm } = articles;

  /** Corrects two swapped letters, the commonest typo, which a fuzzy search counts as two mistakes. */
  function unswapped(term: string): string {
    if (isTerm(term) || term.length < SHORTEST_WITH_TYPO) return term;
    for (let at = 1; at < term.length; at += 1) {
      const swapped = term.slice(0, at - 1) + term.charAt(at) + term.charAt(at - 1) + term.slice(at + 1);
      if (isTerm(swapped)) return swapped;
    }
    return term;
  }

  function find(question: string): SearchResult[] {
    const asked = new Set(
      wordsOf(question)
        .flatMap(({ written }) => termsOf(written))
        .map(unswapped),
    );
    const found = articles.search([...asked], {
      boost: BOOST,
      weights: WEIGHTS,
      prefix: (term, at, all) => term.length >= (at === all.length - 1 ? SHORTEST_LAST_PREFIX : SHORTEST_PREFIX),
      // A word that occurs in our texts is not a typo.
      fuzzy: (term) => (isTerm(term) ? false : typosIn(term)),
    });
    for (const result of found) result.score *= coverage(result, asked.size);
    return found.sort(byScore);
  }

  function toHit({ id, terms }: SearchResult): KbHit[] {
    const article = articles.find(String(id));
    if (!article) return [];
    const isHit = (written: string) => termsOf(written).some((term) => terms.includes(term));
    const { slug, title, summary, body } = article;
    const excerpt = excerptOf(body, isHit) ?? mark(summary, isHit);
    return [{ slug, title: mark(title, isHit), excerpt }];
  }

  return {
    follow: (all) => articles.follow(all),
    search(question, limit) {
      const found = find(question);
      const [best] = found;
      if (!best) return [];
      const worthy = found.filter(({ score }) => score >= best.score * WORTH_SHOWING);
      return worthy.slice(0, limit).flatMap(toHit);
    },
  };
}

function typosIn(term: string): number | false {
  if (term.length < SHORTEST_WITH_TYPO) return false;
  return term.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
}

function coverage({ queryTerms }: SearchResult, askedCount: number): number {
  return PART_ANSWERED + (1 - PART_ANSWERED) * (queryTerms.length / askedCount);
}

/** Equal scores are sorted by slug, so that the order does not depend on indexing. */
function byScore(one: SearchResult, other: SearchResult): number {
  return other.score - one.score || (String(one.id) < String(other.id) ? -1 : 1);
}
