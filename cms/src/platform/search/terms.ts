import type { Locale } from "@wren/domain";
import { createSplitter } from "./compounds";
import { createSynonyms, synonymsIn } from "./synonyms";
import { fold, isFiller, spellingsOf, stem, wordsOf } from "./words";

/** A word as the search understands it. */
export type Reading = {
  /** Stem of the whole word, or null for a filler. */
  whole: string | null;
  /** Groups of synonyms that the word and its parts belong to. */
  groups: string[];
  /** Stems of a compound's parts, or of the parts between hyphens. */
  parts: string[];
  /** Share of the word's letters that its parts explain. */
  explained: number;
  /** Form of the word within a pair; fillers have one too. */
  link: string;
};

export type ReadWord = (written: string) => Reading;

/** Splits compounds by the known words. */
export function createReader(known: ReadonlySet<string>, locale: Locale): ReadWord {
  const isKnown = (word: string) => known.has(word);
  const stemOf = (folded: string) => stem(infinitiveOf(folded, locale).find(isKnown) ?? folded, locale);
  const groupOf = createSynonyms(locale, (word) => stemOf(fold(word, locale)));
  const split = createSplitter({ isKnown, isKnownEnd: (word) => isKnown(word) || isKnown(stemOf(word)) });
  const remembered = new Map<string, Reading>();

  function read(written: string): Reading {
    const [folded = "", ...hyphened] = spellingsOf(written).map((spelling) => fold(spelling, locale));
    if (isFiller(folded, locale)) return { whole: null, groups: [], parts: [], explained: 1, link: folded };
    const whole = stemOf(folded);
    const pieces = hyphened.length > 0 ? hyphened : split(folded);
    const parts = pieces.filter((part) => !isFiller(part, locale));
    const explained = pieces.join("").length / folded.length;
    const stems = [...new Set(parts.map(stemOf))];
    const groups = [...new Set([whole, ...stems].flatMap((term) => groupOf(term) ?? []))];
    return { whole, groups, parts: stems, explained, link: groupOf(whole) ?? whole };
  }

  return (written) => {
    const before = remembered.get(written);
    if (before) return before;
    const reading = read(written);
    // Caches only fillers and words that occur in our texts; visitors could type anything.
    const isUsual =
      reading.whole === null
        ? isPlainCase(written)
        : spellingsOf(written).some((spelling) => isKnown(fold(spelling, locale)));
    if (isUsual) remembered.set(written, reading);
    return reading;
  };
}

const isPlainCase = (written: string) => written.slice(1) === written.slice(1).toLowerCase();

/** German verbs that the stemmer leaves apart: "liefert" and "kostet" belong to "liefern" and "kosten". */
function infinitiveOf(folded: string, locale: Locale): string[] {
  const root = /^(.{3,}?)e?t$/.exec(folded)?.[1];
  return locale === "de" && root !== undefined ? [`${root}en`, `${root}n`] : [];
}

/** Terms under which a word is indexed. */
export function termsOf({ whole, groups, parts }: Reading): string[] {
  return whole === null ? [] : [...new Set([whole, ...parts, ...groups])];
}

/** Words learnt from a word of a text: the word as it is written, and its stem. Compounds are made of both. */
export function taughtBy(written: string, locale: Locale): string[] {
  const words = spellingsOf(written).map((spelling) => fold(spelling, locale));
  return words.filter((word) => !isFiller(word, locale)).flatMap((word) => [word, stem(word, locale)]);
}

/** Words known without any text. */
export function taughtBySynonyms(locale: Locale): string[] {
  const words = synonymsIn(locale).flatMap((text) => wordsOf(text));
  return words.flatMap(({ written }) => taughtBy(written, locale));
}
