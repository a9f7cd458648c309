import type { Locale } from "@wren/domain";
import { createSplitter } from "./compounds";
import { createSynonyms, synonymsIn } from "./synonyms";
import { fold, isStopWord, spellingsOf, stem, wordsOf } from "./words";

/** What a written word is found by: its stem, and the stems of its parts. None for words that say nothing. */
export type Terms = (written: string) => string[];

/** Learns the words of the texts, since compounds are taken apart by them. */
export function createTerms(texts: readonly string[], locale: Locale): Terms {
  const stemOf = (folded: string) => stem(folded, locale);
  const known = knownWords([...texts, ...synonymsIn(locale)], locale);
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
    // Visitors can ask for anything; only words of the texts are worth remembering.
    if (spellings.some(isKnown)) remembered.set(written, terms);
    return terms;
  };
}

/** As they are written, and their stems: compounds are made of both. */
function knownWords(texts: readonly string[], locale: Locale): Set<string> {
  const known = new Set<string>();
  const learn = (folded: string) => {
    if (isStopWord(folded, locale)) return;
    known.add(folded);
    known.add(stem(folded, locale));
  };
  for (const text of texts)
    for (const { written } of wordsOf(text)) for (const spelling of spellingsOf(written)) learn(fold(spelling, locale));
  return known;
}
