/** Shorter parts are endings and syllables rather than words: "SIM" and "Tor" are the shortest we have. */
const MIN_PART_LENGTH = 3;
/** A single known part of an otherwise unknown compound counts only from this length. */
const MIN_LONE_LENGTH = 4;
/** Splitting longer words in every way would block the process for nothing: nobody searches for them. */
const MAX_WORD_LENGTH = 40;
/** Letters that German puts between the parts: Abonnement-s-verlängerung, Karte-n-zahlung. */
const JOINTS = ["", "s", "n", "en", "es", "er", "e"];

type IsKnown = (word: string) => boolean;

type Lexicon = {
  isKnown: IsKnown;
  /** The last part of a compound is inflected, so its stem is enough. */
  isKnownEnd: IsKnown;
};

/**
 * Splits compounds by the words of the same texts: "Speichererweiterung" is "Speicher" and "Erweiterung" if both occur.
 * Of "Zahlungsmethode" perhaps only "Zahlung" is known, which still helps.
 */
export function createSplitter(lexicon: Lexicon): (word: string) => string[] {
  return (word) => {
    if (word.length > MAX_WORD_LENGTH) return [];
    const parts = splitWholly(word, lexicon);
    return parts.length > 0 || lexicon.isKnown(word) ? parts : loneParts(word, lexicon);
  };
}

/** Prefers the longest first part. */
function splitWholly(word: string, lexicon: Lexicon): string[] {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const head = headOf(word.slice(0, at), lexicon);
    if (head === null) continue;
    const rest = word.slice(at);
    const parts = lexicon.isKnownEnd(rest) ? [rest] : splitWholly(rest, lexicon);
    if (parts.length > 0) return [head, ...parts];
  }
  return [];
}

/** The first part as it stands alone, or null: "karten" without its joint is "karte". */
function headOf(text: string, { isKnown }: Lexicon): string | null {
  for (const joint of JOINTS) {
    const head = text.slice(0, text.length - joint.length);
    if (text.endsWith(joint) && head.length >= MIN_PART_LENGTH && isKnown(head)) return head;
  }
  return null;
}

/** The longest known beginning and the longest known end. */
function loneParts(word: string, { isKnown, isKnownEnd }: Lexicon): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - MIN_LONE_LENGTH) }, (_, i) => word.length - 1 - i);
  const beginning = lengths.map((length) => word.slice(0, length)).find(isKnown);
  const end = lengths.map((length) => word.slice(-length)).find(isKnownEnd);
  return [beginning, end].filter((part) => part !== undefined);
}
