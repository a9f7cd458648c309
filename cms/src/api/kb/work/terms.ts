import type { Locale } from "@wren/domain";
import { createSplitter } from "./compounds";
import { createSynonyms, synonymsIn } from "./synonyms";
import { fold, isStopWord, spellingsOf, stem, wordsOf } from "./words";

/** Terms under which a word is indexed: its stem, and the stems of its parts. None for stop words. */
export type Terms = (written: string) => string[];

/** Splits compounds by the known words. */
export function createTerms(known: ReadonlySet<string>, locale: Locale): Terms {
  const stemOf = (folded: string) => stem(folded, locale);
  const lead = createSynonyms(locale, (word) => stemOf(fold(word, locale)));
  const isKnown = (word: string) => known.has(word);
  const split = createSplitter({ isKnown, isKnownEnd: (word) => isKnown(word) || isKnown(stemOf(word)) });
  const remembered = new Map<string, string[]>();

  const find = (folded: string): string[] => {
    if (isStopWord(folded, locale)) return [];
    const parts = split(folded).filter((part) => !isStopWord(part, locale));
    return [folded, ...parts].map((word) => lead(stemOf(word)));
  };

  return (written) => {
    const before = remembered.get(written);
    if (before) return before;
    const spellings = spellingsOf(written).map((spelling) => fold(spelling, locale));
    const terms = [...new Set(spellings.flatMap(find))];
    // Caches only words that occur in our texts; visitors could type anything.
    if (spellings.some(isKnown)) remembered.set(written, terms);
    return terms;
  };
}

/** Words learnt from a word of a text: the word as it is written, and its stem. Compounds are made of both. */
export function taughtBy(written: string, locale: Locale): string[] {
  const words = spellingsOf(written).map((spelling) => fold(spelling, locale));
  return words.filter((word) => !isStopWord(word, locale)).flatMap((word) => [word, stem(word, locale)]);
}

/** Words known without any text. */
export function taughtBySynonyms(locale: Locale): string[] {
  const words = synonymsIn(locale).flatMap((text) => wordsOf(text));
  return words.flatMap(({ written }) => taughtBy(written, locale));
}
