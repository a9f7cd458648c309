/** Shorter words are in too many texts to find one by. */
export const MIN_FOUND_WORD_LENGTH = 3;

const MOST_WORDS = 8;
const EXCERPT_LENGTH = 160;
const LEAD_LENGTH = 40;

/** Words of a search, in lower case, as they are looked for within texts. None when all of them are too short. */
export function wordsToFind(search: string): string[] {
  const words = lowerCased(search.normalize("NFC")).split(/\s+/);
  return [...new Set(words.filter((word) => word.length >= MIN_FOUND_WORD_LENGTH))].slice(0, MOST_WORDS);
}

/** @param words in lower case */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  const searched = lowerCased(text.normalize("NFC"));
  return words.every((word) => searched.includes(word));
}

export type ExcerptPart = { text: string; isFound: boolean };

/** A part of a text on one line, around the first of these words, in which all of them are marked. */
export function excerptAround(text: string, words: readonly string[]): ExcerptPart[] {
  const line = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const places = words.map((word) => lowerCased(line).indexOf(word)).filter((place) => place >= 0);
  const from = startOfWord(line, Math.max(0, Math.min(...places, line.length) - LEAD_LENGTH));
  const shown = `${from > 0 ? "… " : ""}${line.slice(from, from + EXCERPT_LENGTH)}`;
  return markWords(from + EXCERPT_LENGTH < line.length ? `${shown} …` : shown, words);
}

function startOfWord(line: string, from: number): number {
  return from === 0 ? 0 : line.indexOf(" ", from) + 1;
}

function markWords(line: string, words: readonly string[]): ExcerptPart[] {
  const searched = lowerCased(line);
  const parts: ExcerptPart[] = [];
  let from = 0;
  while (from < line.length) {
    const next = nextWord(searched, words, from);
    if (!next) break;
    if (next.from > from) parts.push({ text: line.slice(from, next.from), isFound: false });
    parts.push({ text: line.slice(next.from, next.until), isFound: true });
    from = next.until;
  }
  if (from < line.length) parts.push({ text: line.slice(from), isFound: false });
  return parts;
}

/** The next word; the longest of those that begin at the same place. */
function nextWord(searched: string, words: readonly string[], from: number) {
  const found = words.flatMap((word) => {
    const place = searched.indexOf(word, from);
    return place < 0 ? [] : [{ from: place, until: place + word.length }];
  });
  return found.toSorted((one, other) => one.from - other.from || other.until - one.until)[0];
}

/** Each letter keeps its length, so that places in both texts are the same. */
function lowerCased(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
