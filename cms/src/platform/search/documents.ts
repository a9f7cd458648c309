import { setImmediate as giveWay } from "node:timers/promises";
import type { Locale } from "@wren/domain";
import { createPostings, FIELDS, type Counts } from "./postings";
import { createTally } from "./tally";
import { createReader, taughtBy, taughtBySynonyms, termsOf } from "./terms";
import { createSynonyms } from "./synonyms";
import { fold, stem, wordsOf } from "./words";

/** Searchable form of a page, a product or an article: plain texts of one language. */
export type SearchDocument = { id: string; title: string; summary: string; keywords: string; body: string };

/** Documents indexed before other requests get their turn. */
const CHUNK = 40;

/** A document, its words in order for each field, and the terms it is indexed under. */
type Entry = {
  document: SearchDocument;
  fields: string[][];
  words: string[];
  terms: Map<string, Counts>;
  title: string[][];
};
type Change = { from?: Entry | undefined; to?: Entry };

/** Two words in a row, as a term of their own. */
export const pairOf = (one: string, other: string) => `${one} ${other}`;

/**
 * Index of one language's documents. A word that comes or goes with one document can change how compounds in others are
 * split: those are indexed again, so that the index always equals one built from scratch.
 */
export function createDocuments(locale: Locale) {
  const entries = new Map<string, Entry>();
  const written = createTally();
  const known = createTally();
  known.count(taughtBySynonyms(locale), 1);
  const postings = createPostings();
  const groupOf = createSynonyms(locale, (word) => stem(fold(word, locale), locale));
  let read = createReader(new Set(known.words()), locale);

  function put(entry: Entry): void {
    entry.terms = countTerms(entry);
    entry.title = (entry.fields[0] ?? []).map((word) => termsOf(read(word))).filter((terms) => terms.length > 0);
    const [title = 0, keywords = 0, summary = 0, body = 0] = entry.fields.map((words) => words.length);
    postings.add(entry.document.id, entry.terms, [title, keywords, summary, body]);
    entries.set(entry.document.id, entry);
  }

  function take(entry: Entry): void {
    postings.remove(entry.document.id, entry.terms);
    entries.delete(entry.document.id);
  }

  function countTerms({ fields }: Entry): Map<string, Counts> {
    const terms = new Map<string, Counts>();
    const count = (term: string, field: number) => {
      const counts = terms.get(term) ?? [0, 0, 0, 0];
      counts[field] = (counts[field] ?? 0) + 1;
      terms.set(term, counts);
    };
    fields.forEach((words, field) => {
      let before: string | null = null;
      for (const word of words) {
        const reading = read(word);
        for (const term of termsOf(reading)) count(term, field);
        if (before !== null) count(pairOf(before, reading.link), field);
        before = reading.link;
      }
    });
    return terms;
  }

  function learn(entry: Entry | undefined, step: 1 | -1): void {
    const turned = written.count(entry?.words ?? [], step);
    known.count(
      turned.flatMap((word) => taughtBy(word, locale)),
      step,
    );
  }

  async function changesTo(documents: readonly SearchDocument[]): Promise<Change[]> {
    const ids = new Set(documents.map(({ id }) => id));
    const gone = [...entries.values()].filter(({ document }) => !ids.has(document.id));
    const come = documents.filter((document) => !isSame(document, entries.get(document.id)?.document));
    const changes: Change[] = gone.map((from) => ({ from }));
    await inTurns(come, (document) => changes.push({ from: entries.get(document.id), to: toEntry(document) }));
    return changes;
  }

  /** Makes the index hold exactly these documents. One call at a time. */
  async function follow(documents: readonly SearchDocument[]): Promise<void> {
    const changes = await changesTo(documents);
    if (changes.length === 0) return;
    const unchanged = new Set(entries.values());
    await inTurns(changes, ({ from, to }) => {
      learn(from, -1);
      learn(to, 1);
      if (from) unchanged.delete(from);
    });
    const before = read;
    read = createReader(new Set(known.words()), locale);

    // Changed documents come first: somebody may be waiting for them.
    await inTurns(changes, ({ from, to }) => {
      if (from) take(from);
      if (to) put(to);
    });
    if (unchanged.size === 0) return;
    const moved = new Set<string>();
    await inTurns([...written.words()], (word) => {
      if (termsOf(before(word)).join(" ") !== termsOf(read(word)).join(" ")) moved.add(word);
    });
    const touched = [...unchanged].filter(({ words }) => words.some((word) => moved.has(word)));
    await inTurns(touched, (entry) => {
      take(entry);
      put(entry);
    });
  }

  return {
    follow,
    postings,
    known,
    groupOf,
    read: (word: string) => read(word),
    find: (id: string) => entries.get(id)?.document,
    /** Terms of each word of a title that says something. */
    titleOf: (id: string) => entries.get(id)?.title ?? [],
  };
}

export type Documents = ReturnType<typeof createDocuments>;

function toEntry(document: SearchDocument): Entry {
  const fields = FIELDS.map((field) => wordsOf(document[field]).map(({ written }) => written));
  return { document, fields, words: [...new Set(fields.flat())], terms: new Map(), title: [] };
}

function isSame(one: SearchDocument, other: SearchDocument | undefined): boolean {
  return FIELDS.every((field) => one[field] === other?.[field]);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => unknown): Promise<void> {
  for (let at = 0; at < items.length; at += CHUNK) {
    for (const item of items.slice(at, at + CHUNK)) work(item);
    await giveWay();
  }
}
