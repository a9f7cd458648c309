import type { KbHit, Locale } from "@wren/domain";
import MiniSearch, { type SearchResult } from "minisearch";
import { excerptOf, mark } from "./excerpt";
import { createTerms } from "./terms";
import { wordsOf } from "./words";

/** An article as it is searched: plain texts of one language. */
export type IndexedArticle = { slug: string; title: string; summary: string; keywords: string; body: string };

const FIELDS = ["title", "keywords", "summary", "body"] as const;

/** A question that an article answers stands in its title. */
const BOOST: Record<(typeof FIELDS)[number], number> = { title: 3, keywords: 3, summary: 1.5, body: 1 };

/** What is nearly the word that was typed counts less than the word. */
const WEIGHTS = { prefix: 0.25, fuzzy: 0.8 };
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;
const SHORTEST_PREFIX = 4;
const SHORTEST_LAST_PREFIX = 2;

/** What answers a part of a question only is worth less than its words say. */
const PART_ANSWERED = 0.35;
/** Far below the best hit, results are noise. */
const WORTH_SHOWING = 0.15;

/** As many at a time as leave other visitors their turn. */
const CHUNK = 40;

export type KbIndex = { search(question: string, limit: number): KbHit[] };

/** The search of one language, made from all its texts. */
export async function createKbIndex(articles: readonly IndexedArticle[], locale: Locale): Promise<KbIndex> {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const termsOf = createTerms(
    articles.flatMap((article) => FIELDS.map((field) => article[field])),
    locale,
  );
  const vocabulary = new Set<string>();
  const index = new MiniSearch<IndexedArticle>({
    idField: "slug",
    fields: [...FIELDS],
    tokenize: (text) => wordsOf(text).map(({ written }) => written),
    processTerm: (written) => {
      const terms = termsOf(written);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
  });
  await index.addAllAsync(articles, { chunkSize: CHUNK });

  /** Two letters in the wrong order are the commonest mistake, and count as two for a fuzzy search. */
  function unswapped(term: string): string {
    if (vocabulary.has(term) || term.length < SHORTEST_WITH_TYPO) return term;
    for (let at = 1; at < term.length; at += 1) {
      const swapped = term.slice(0, at - 1) + term.charAt(at) + term.charAt(at - 1) + term.slice(at + 1);
      if (vocabulary.has(swapped)) return swapped;
    }
    return term;
  }

  function find(question: string): SearchResult[] {
    const asked = new Set(
      wordsOf(question)
        .flatMap(({ written }) => termsOf(written))
        .map(unswapped),
    );
    const found = index.search([...asked].join(" "), {
      boost: BOOST,
      weights: WEIGHTS,
      // They are terms already.
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      prefix: (term, at, all) => term.length >= (at === all.length - 1 ? SHORTEST_LAST_PREFIX : SHORTEST_PREFIX),
      // A word that our texts know is meant as it stands.
      fuzzy: (term) => (vocabulary.has(term) ? false : typosIn(term)),
    });
    for (const result of found) result.score *= coverage(result, asked.size);
    return found.sort((one, other) => other.score - one.score);
  }

  function toHit({ id, terms }: SearchResult): KbHit[] {
    const article = bySlug.get(String(id));
    if (!article) return [];
    const isHit = (written: string) => termsOf(written).some((term) => terms.includes(term));
    const { slug, title, summary, body } = article;
    const excerpt = excerptOf(body, isHit) ?? mark(summary, isHit);
    return [{ slug, title: mark(title, isHit), excerpt }];
  }

  return {
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
