import type { Locale } from "./locale.js";
import { PHRASE_WORDS_DE } from "./phrase-words-de.js";
import { PHRASE_WORDS_EN } from "./phrase-words-en.js";

/** Words of a phrase: each is one of 2,048 and so worth 11 bits, together 66. */
export const PHRASE_WORD_COUNT = 6;

/** Random bytes of a phrase, two for each word. */
export const PHRASE_BYTES = PHRASE_WORD_COUNT * 2;

const WORDS = { en: PHRASE_WORDS_EN, de: PHRASE_WORDS_DE } satisfies Record<Locale, string>;

export function phraseWords(locale: Locale): readonly string[] {
  return WORDS[locale].split(" ");
}

/** `amber kiosk violin meadow tundra sock`: opens a conversation that has no e-mail address. */
export function phraseOf(locale: Locale, randomBytes: Uint8Array): string {
  if (randomBytes.length !== PHRASE_BYTES) throw new RangeError("A phrase needs twelve random bytes");
  const words = phraseWords(locale);
  const numbers = new DataView(randomBytes.buffer, randomBytes.byteOffset, PHRASE_BYTES);
  // 65,536 is a multiple of the number of words, so that each is as likely as any other.
  const wordAt = (index: number) => words[numbers.getUint16(index * 2) % words.length];
  return Array.from({ length: PHRASE_WORD_COUNT }, (_, index) => wordAt(index)).join(" ");
}

/** Normal form of a typed phrase: letters alone, so that case, spaces, hyphens and line breaks do not matter. */
export function normalizePhrase(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z]/g, "");
}

/** True for what `phraseOf` makes: the cms takes no other secret without an address. */
export function isPhrase(text: string): boolean {
  const words = text.split(" ");
  const areOf = (locale: Locale) => {
    const known = new Set(phraseWords(locale));
    return words.every((word) => known.has(word));
  };
  return words.length === PHRASE_WORD_COUNT && (areOf("en") || areOf("de"));
}
