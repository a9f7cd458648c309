import type { Locale } from "@wren/domain";
import { pairOf, type Documents } from "./documents";
import { createSpelling } from "./spelling";
import { termsOf } from "./terms";
import { fold, wordsOf } from "./words";

/** Weight of a term that is not the word itself. */
const OTHER_TERMS = { synonym: 0.65, part: 0.5 };
/** Weight of two words in a row; two fillers in a row say little more than each of them. */
const PAIRS = { usual: 0.5, fillers: 0.15 };
/** Share of the difference by which a rare word tells more than its synonyms: "Natel" is hardly more than "Telefon". */
const OWN_WORTH = 0.6;
/** A compound counts as understood when its known parts have this share of its letters. */
const EXPLAINED = 0.75;

/** One thing asked for: the terms that would do, with their weights, and how much it tells. */
export type Wish = { terms: Map<string, number>; worth: number };

export type Question = { wishes: Wish[]; pairs: Map<string, number> };

/** Turns what was typed into what to look for. */
export function createQuestionReader(documents: Documents, locale: Locale): (text: string) => Question {
  const { postings, read, groupOf } = documents;
  const correct = createSpelling(documents.known, locale);

  const withGroup = (stem: string) => [stem, groupOf(stem) ?? stem].filter(postings.has);
  const isKnown = (stem: string) => withGroup(stem).length > 0;

  function wishFor(whole: string, parts: readonly string[] = []): Wish {
    const terms = new Map<string, number>();
    for (const term of parts.flatMap(withGroup)) terms.set(term, OTHER_TERMS.part);
    for (const term of withGroup(whole)) terms.set(term, OTHER_TERMS.synonym);
    const common = Math.min(...withGroup(whole).map(postings.worth));
    if (!postings.has(whole)) return { terms, worth: common };
    terms.set(whole, 1);
    return { terms, worth: common + OWN_WORTH * (postings.worth(whole) - common) };
  }

  /** A word that no text contains: what may be meant, the parts that we know, or nothing, which tells the most. */
  function wishForUnknown(written: string, parts: readonly string[], isLast: boolean): Wish[] {
    const meant = correct(fold(written.replaceAll(/[-‑]/g, ""), locale), isLast);
    if (meant === "filler") return [];
    const terms = new Map<string, number>();
    for (const [word, trust] of meant)
      for (const term of termsOf(read(word)).filter(postings.has))
        terms.set(term, Math.max(trust, terms.get(term) ?? 0));
    if (terms.size === 0) for (const term of parts.flatMap(withGroup)) terms.set(term, OTHER_TERMS.part);
    return [{ terms, worth: terms.size > 0 ? Math.max(...[...terms.keys()].map(postings.worth)) : 1 }];
  }

  function wishesFor(written: string, isLast: boolean): Wish[] {
    const { whole, parts, explained } = read(written);
    if (whole === null) return [];
    const knownParts = parts.filter(postings.has);
    if (isKnown(whole)) return [wishFor(whole, knownParts)];
    if (knownParts.length > 0 && explained > EXPLAINED) return knownParts.map((part) => wishFor(part));
    return wishForUnknown(written, knownParts, isLast);
  }

  function pairsIn(words: readonly string[]): Map<string, number> {
    const readings = words.map(read);
    const pairs = new Map<string, number>();
    readings.forEach((reading, at) => {
      const next = readings[at + 1];
      if (!next) return;
      const areFillers = reading.whole === null && next.whole === null;
      pairs.set(pairOf(reading.link, next.link), areFillers ? PAIRS.fillers : PAIRS.usual);
    });
    return new Map([...pairs].filter(([pair]) => postings.has(pair)));
  }

  return (text) => {
    const words = wordsOf(text).map(({ written }) => written);
    const wishes = words.flatMap((word, at) => wishesFor(word, at === words.length - 1));
    return { wishes, pairs: pairsIn(words) };
  };
}
