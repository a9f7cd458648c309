/**
 * What comes along when somebody pastes, and what nobody sees or means: soft hyphens, zero-width spaces, marks of
 * direction. U+200C and U+200D stay: Persian and Indian names are written with them.
 */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/gu;
const PASTED_BREAKS = /[\u2028\u2029]/gu;

/** A line as it was meant, however it was pasted. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(PASTED_BREAKS, " ");
}

/** The same for a text of many lines, which end alike in the end: forms end them with two characters. */
export function linesWithoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(/\r\n?|[\u2028\u2029]/gu, "\n");
}
