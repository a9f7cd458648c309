import type { Locale } from "@wren/domain";
import { FILLER_WORDS } from "./filler-words";
import { fold, stem } from "./words";

/** How far a word of ours is trusted to be the one that was meant. */
const TRUST = { dialect: 0.8, oneTypo: 0.7, twoTypos: 0.6, beginning: 0.5 };

/** Shorter words have too many neighbours. */
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;
const SHORTEST_BEGINNING = 4;
/** The last word may still be being typed. */
const SHORTEST_LAST_BEGINNING = 2;

/** Swiss German sounds and how German writes them: "ufelade" is "aufladen", "Bstellig" is "Bestellung". */
const SWISS_SOUNDS: readonly [RegExp, string][] = [
  [/^uf(e|en)?/, "auf"],
  [/^us(e|en)?/, "aus"],
  [/^ine?/, "ein"],
  [/^ch/, "k"],
  [/ig(e|en)?$/, "ung"],
  [/^b(?=[^aeiou])/, "be"],
  [/^g(?=[^aeioulr])/, "ge"],
  [/^zrugg?/, "zuruck"],
  [/schp/, "sp"],
  [/scht/, "st"],
  [/a/g, "e"],
  [/ii|y/, "ei"],
  [/uu|ou/, "au"],
  [/li$/, ""],
  [/$/, "n"],
];

/** Words of our texts that may be meant, with how far each is trusted. "filler" when the word says nothing. */
export type Correction = Map<string, number> | "filler";

type Dictionary = { has: (word: string) => boolean; words: () => Iterable<string> };

/** Finds what a word may mean that no text contains: dialect, typing mistakes, or the beginning of a word. */
export function createSpelling(known: Dictionary, locale: Locale) {
  const fillers = FILLER_WORDS[locale].map((word) => fold(word, locale));

  function nearest(folded: string): Correction {
    const stemmed = stem(folded, locale);
    let least: number = typosIn(folded);
    if (least === 0) return new Map();
    let words: string[] = [];
    for (const word of known.words()) {
      // Nearly nobody mistypes the first letter.
      if (!word.startsWith(folded.charAt(0))) continue;
      const far = Math.min(distance(folded, word, least), distance(stemmed, word, least));
      if (far > least) continue;
      if (far < least) words = [];
      least = far;
      words.push(word);
    }
    const isFiller = (word: string) => word.length >= SHORTEST_WITH_TYPO && distance(folded, word, least) <= least;
    if (fillers.some(isFiller)) return "filler";
    return new Map(words.map((word) => [word, least === 1 ? TRUST.oneTypo : TRUST.twoTypos]));
  }

  return (folded: string, isLast: boolean): Correction => {
    const german = locale === "de" ? germanSpellings(folded).filter(known.has) : [];
    if (german.length > 0) return new Map(german.map((word) => [word, TRUST.dialect]));
    const corrected = nearest(folded);
    if (corrected === "filler" || corrected.size > 0) return corrected;
    if (folded.length < (isLast ? SHORTEST_LAST_BEGINNING : SHORTEST_BEGINNING)) return corrected;
    for (const word of known.words()) if (word.startsWith(folded)) corrected.set(word, TRUST.beginning);
    return corrected;
  };
}

/** German spellings that a word in dialect may stand for. */
export function germanSpellings(folded: string): string[] {
  const spellings = new Set([folded]);
  for (const [sound, written] of SWISS_SOUNDS)
    for (const spelling of [...spellings]) spellings.add(spelling.replace(sound, written));
  spellings.delete(folded);
  return [...spellings];
}

function typosIn(word: string): 0 | 1 | 2 {
  if (word.length < SHORTEST_WITH_TYPO) return 0;
  return word.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
}

/** Number of wrong, missing, added or swapped letters; Infinity above the limit. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped));
    }
    if (Math.min(...row) > limit) return Infinity;
    beforeLast = last;
    last = row;
  }
  const found = last[other.length] ?? Infinity;
  return found > limit ? Infinity : found;
}
