import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import type { Locale } from "@wren/domain";
import { FILLER_WORDS } from "./filler-words";

/** A word as it is written in a text, and its position. */
export type Word = { written: string; start: number };

/** "Wi-Fi" and "doesn't" are one word each. */
const WORD = /[\p{Letter}\p{Number}]+(?:[-‑'’][\p{Letter}\p{Number}]+)*/gu;
const HYPHEN = /[-‑]/;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ written: match[0], start: match.index }));
}

/** "Nest-ID" is found as a whole, as "Nest" and as "ID". */
export function spellingsOf(written: string): string[] {
  const parts = written.split(HYPHEN);
  return parts.length === 1 ? parts : [parts.join(""), ...parts];
}

/** Normal form for comparison: lower case without diacritics. */
export function fold(written: string, locale: Locale): string {
  const plain = written
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\p{Mark}'’]/gu, "");
  // "verlaengern" is "verlängern" on a keyboard without umlauts. After a vowel it is no umlaut: "neue", "Steuer".
  return locale === "de" ? plain.replace(/(?<![aeq])([aou])e/g, "$1") : plain;
}

const STEMMERS: Record<Locale, (word: string) => string> = { en: stemEnglish, de: stemGerman };

export function stem(folded: string, locale: Locale): string {
  return STEMMERS[locale](folded);
}

const FOLDED_FILLERS: Record<Locale, Set<string>> = {
  en: new Set(FILLER_WORDS.en.map((word) => fold(word, "en"))),
  de: new Set(FILLER_WORDS.de.map((word) => fold(word, "de"))),
};

/** Words that occur in every question and say nothing about it. */
export function isFiller(folded: string, locale: Locale): boolean {
  return FOLDED_FILLERS[locale].has(folded);
}
