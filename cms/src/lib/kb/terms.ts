import type { Locale } from "@wren/domain";
import { createSplitter } from "./compounds";
import { createSynonyms } from "./synonyms";
import { fold, isStopWord, stem, wordsOf } from "./words";

/** What a written word is found by: its stem, and the stems of its parts. None for words that say nothing. */
export type Terms = (written: string) => string[];

/** Shorter ones are found inside of too many others. */
const MIN_KNOWN_LENGTH = 4;

/** Learns the words of the texts, since compounds are taken apart by them. */
export function createTerms(texts: readonly string[], locale: Locale): Terms {
  const stemOf = (folded: string) => stem(folded, locale);
  const known = knownWords(texts, locale);
  const lead = createSynonyms(locale, (word) => stemOf(fold(word, locale)));
  // English writes its compounds apart.
  const split = locale === "de" ? createSplitter((part) => known.has(part)) : () => [];
  const remembered = new Map<string, string[]>();

  return (written) => {
    const before = remembered.get(written);
    if (before) return before;
    const folded = fold(written, locale);
    const words = isStopWord(folded, locale) ? [] : [folded, ...split(folded)];
    const terms = [...new Set(words.map((word) => lead(stemOf(word))))];
    // Visitors can ask for anything; only words of the texts are worth remembering.
    if (known.has(folded)) remembered.set(written, terms);
    return terms;
  };
}

/** As they are written, and their stems: compounds are made of both. */
function knownWords(texts: readonly string[], locale: Locale): Set<string> {
  const known = new Set<string>();
  for (const text of texts)
    for (const { written } of wordsOf(text)) {
      const folded = fold(written, locale);
      if (folded.length < MIN_KNOWN_LENGTH || isStopWord(folded, locale)) continue;
      known.add(folded);
      const stemmed = stem(folded, locale);
      if (stemmed.length >= MIN_KNOWN_LENGTH) known.add(stemmed);
    }
  return known;
}
