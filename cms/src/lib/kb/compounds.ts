/** Shorter parts are endings and syllables rather than words. */
const MIN_PART_LENGTH = 4;
/** What German puts between the parts: Abonnement-s-verlängerung, Karte-n-zahlung. */
const JOINTS = ["", "s", "n", "en", "es", "er", "e"];

/**
 * Takes compounds apart where both parts are words of the same texts: "Speichererweiterung" is "Speicher" and
 * "Erweiterung" if somebody wrote about each of them.
 */
export function createSplitter(isKnown: (word: string) => boolean): (word: string) => string[] {
  const split = (word: string): string[] => {
    for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
      const head = headOf(word.slice(0, at), isKnown);
      if (head === null) continue;
      const rest = word.slice(at);
      if (isKnown(rest)) return [head, rest];
      const parts = split(rest);
      if (parts.length > 0) return [head, ...parts];
    }
    return [];
  };
  return split;
}

/** The first part as it stands alone, or null: "kartens" is no word, "karten" less its joint is "karte". */
function headOf(text: string, isKnown: (word: string) => boolean): string | null {
  for (const joint of JOINTS) {
    const head = text.slice(0, text.length - joint.length);
    if (text.endsWith(joint) && head.length >= MIN_PART_LENGTH && isKnown(head)) return head;
  }
  return null;
}
