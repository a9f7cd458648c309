/**
 * Invisible characters that come with pasted text: soft hyphens, zero-width spaces, direction marks. U+200C and U+200D
 * stay: Persian and Indian names are written with them.
 */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/gu;
const PASTED_BREAKS = /[\u2028\u2029]/gu;

/** Removes invisible characters from a single line. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(PASTED_BREAKS, " ");
}

/** The same for a text of several lines; also normalises line ends, because forms send CRLF. */
export function linesWithoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(/\r\n?|[\u2028\u2029]/gu, "\n");
}
