import { setImmediate as giveWay } from "node:timers/promises";
import type { Locale } from "@wren/domain";
import MiniSearch, { type SearchOptions } from "minisearch";
import { createTally } from "./tally";
import { createTerms, taughtBy, taughtBySynonyms, type Terms } from "./terms";
import { wordsOf } from "./words";

/** Searchable form of an article: plain texts of one language. */
export type IndexedArticle = { slug: string; title: string; summary: string; keywords: string; body: string };

export const FIELDS = ["title", "keywords", "summary", "body"] as const;

/** Articles indexed before other requests get their turn. */
const CHUNK = 40;

type Entry = { article: IndexedArticle; words: string[] };
type Change = { from?: Entry | undefined; to?: Entry };

/**
 * Index of one language's articles. A word that comes or goes with one article can change how compounds in others are
 * split: those are indexed again, so that the index always equals one built from scratch.
 */
export function createArticleIndex(locale: Locale) {
  const entries = new Map<string, Entry>();
  const written = createTally();
  const known = createTally();
  known.count(taughtBySynonyms(locale), 1);
  const vocabulary = createTally();
  let terms = createTerms(known.words(), locale);
  let termsAtHand = terms;

  const index = new MiniSearch<IndexedArticle>({
    idField: "slug",
    fields: [...FIELDS],
    tokenize: (text) => wordsOf(text).map(({ written }) => written),
    processTerm: (written) => termsAtHand(written),
  });

  function put(entry: Entry): void {
    termsAtHand = terms;
    index.add(entry.article);
    vocabulary.count(entry.words.flatMap(terms), 1);
    entries.set(entry.article.slug, entry);
  }

  /** Removes an entry by the terms it was added with, because MiniSearch finds it only under those. */
  function take(entry: Entry, putBy: Terms): void {
    termsAtHand = putBy;
    index.remove(entry.article);
    vocabulary.count(entry.words.flatMap(putBy), -1);
    entries.delete(entry.article.slug);
  }

  function learn(entry: Entry | undefined, step: 1 | -1): void {
    const turned = written.count(entry?.words ?? [], step);
    known.count(
      turned.flatMap((word) => taughtBy(word, locale)),
      step,
    );
  }

  async function changesTo(articles: readonly IndexedArticle[]): Promise<Change[]> {
    const slugs = new Set(articles.map(({ slug }) => slug));
    const gone = [...entries.values()].filter(({ article }) => !slugs.has(article.slug));
    const come = articles.filter((article) => !isSame(article, entries.get(article.slug)?.article));
    const changes: Change[] = gone.map((from) => ({ from }));
    await inTurns(come, (article) => changes.push({ from: entries.get(article.slug), to: toEntry(article) }));
    return changes;
  }

  /** Makes the index hold exactly these articles. One call at a time. */
  async function follow(articles: readonly IndexedArticle[]): Promise<void> {
    const changes = await changesTo(articles);
    if (changes.length === 0) return;
    const unchanged = new Set(entries.values());
    await inTurns(changes, ({ from, to }) => {
      learn(from, -1);
      learn(to, 1);
      if (from) unchanged.delete(from);
    });
    const before = terms;
    terms = createTerms(known.words(), locale);

    // Changed articles come first: somebody may be waiting for them.
    await inTurns(changes, ({ from, to }) => {
      if (from) take(from, before);
      if (to) put(to);
    });
    if (unchanged.size === 0) return;
    const moved = new Set<string>();
    await inTurns([...written.words()], (word) => {
      if (!isSameList(before(word), terms(word))) moved.add(word);
    });
    const touched = [...unchanged].filter(({ words }) => words.some((word) => moved.has(word)));
    await inTurns(touched, (entry) => {
      take(entry, before);
      put(entry);
    });
  }

  return {
    follow,
    termsOf: (written: string) => terms(written),
    isTerm: (term: string) => vocabulary.has(term),
    find: (slug: string) => entries.get(slug)?.article,
    search: (asked: readonly string[], options: SearchOptions) =>
      // The words are terms already.
      index.search(asked.join(" "), { ...options, tokenize: (text) => text.split(" "), processTerm: (term) => term }),
  };
}

function toEntry(article: IndexedArticle): Entry {
  const words = FIELDS.flatMap((field) => wordsOf(article[field])).map(({ written }) => written);
  return { article, words: [...new Set(words)] };
}

function isSame(one: IndexedArticle, other: IndexedArticle | undefined): boolean {
  return FIELDS.every((field) => one[field] === other?.[field]);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => unknown): Promise<void> {
  for (let at = 0; at < items.length; at += CHUNK) {
    for (const item of items.slice(at, at + CHUNK)) work(item);
    await giveWay();
  }
}
