import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "./locale.js";
import { utf8Bytes, PASSWORD_MAX_BYTES, isGoodPassword } from "./password.js";
import { isPhrase, normalizePhrase, PHRASE_BYTES, PHRASE_WORD_COUNT, phraseOf, phraseWords } from "./phrase.js";

const locales = fc.constantFrom(...LOCALES);
const bytes = fc.uint8Array({ minLength: PHRASE_BYTES, maxLength: PHRASE_BYTES });

test.each(LOCALES)(
  "the words in %s are plain: 2,048 different ones, of four to seven letters from a to z",
  (locale) => {
    const words = phraseWords(locale);
    expect(new Set(words).size).toBe(2_048);
    expect(words).toHaveLength(2_048);
    expect(words.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([]);
  },
);

test.each(LOCALES)("no word in %s is another one's plural", (locale) => {
  const words = new Set(phraseWords(locale));
  expect([...words].filter((word) => /(?:s|en)$/.test(word) && words.has(word.replace(/(?:s|en)$/, "")))).toEqual([]);
});

test("a phrase is worth at least 64 bits", () => {
  expect(PHRASE_WORD_COUNT * Math.log2(2_048)).toBeGreaterThanOrEqual(64);
});

test("the same bytes give the same words, the first of the list for zero and the last for all bits", () => {
  expect(phraseOf("en", new Uint8Array(PHRASE_BYTES))).toBe("able able able able able able");
  expect(phraseOf("de", new Uint8Array(PHRASE_BYTES).fill(255))).toBe(
    Array(6).fill(phraseWords("de").at(-1)).join(" "),
  );
  expect(() => phraseOf("en", new Uint8Array(PHRASE_BYTES - 1))).toThrow(RangeError);
});

test("each word of the list is as likely as any other", () => {
  const words = phraseWords("en");
  const numbersFrom = (first: number) =>
    Uint8Array.from({ length: PHRASE_BYTES }, (_, at) => {
      const number = first + (at >> 1);
      return at % 2 === 0 ? number >> 8 : number & 255;
    });
  const phrases = Array.from({ length: 342 }, (_, index) => phraseOf("en", numbersFrom(index * PHRASE_WORD_COUNT)));
  expect(phrases.flatMap((phrase) => phrase.split(" "))).toEqual([...words, ...words.slice(0, 4)]);
  expect(65_536 % words.length).toBe(0);
});

test("a phrase is understood however it is typed, and fits a password's hash whole", () => {
  fc.assert(
    fc.property(locales, bytes, (locale, random) => {
      const phrase = phraseOf(locale, random);
      expect(isPhrase(phrase)).toBe(true);
      const normal = normalizePhrase(phrase);
      expect(utf8Bytes(normal)).toBeLessThanOrEqual(PASSWORD_MAX_BYTES);
      expect(isGoodPassword(normal)).toBe(true);
      for (const typed of [phrase.toUpperCase(), phrase.replaceAll(" ", "-"), ` ${phrase.replaceAll(" ", "  \n")} `])
        expect(normalizePhrase(typed)).toBe(normal);
      expect(normalizePhrase(phrase.replaceAll(" ", " – "))).toBe(normal);
      expect(normalizePhrase(phrase.replaceAll("ss", "ß"))).toBe(normal);
    }),
  );
});

test.each([
  "",
  "able",
  "able able able able able",
  "able able able able able able able",
  "Able able able able able able",
  "able able able able able abend",
  "password password password password password password",
])("%j is no phrase", (text) => {
  expect(isPhrase(text)).toBe(false);
});
