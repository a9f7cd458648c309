/** Elements that stand in a line with their neighbours. */
const INLINE = "a|b|button|code|em|label|small|span|strong|summary|time";

/**
 * Finds words that only the style sheet keeps apart: browsers without one, such as lynx and w3m, glue them together.
 * @returns the two words of each place, with a bar between them
 */
export function findGluedWords(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*<body/, "<body")
    .replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll("<!-- -->", "");
  const tags = `(?:</?(?:${INLINE})\\b[^>]*>)+`;
  const places = body.matchAll(new RegExp(`([\\p{L}\\p{N}.!?%)]+)${tags}([\\p{L}\\p{N}(]+)`, "gu"));
  return [...places].map(([, before = "", after = ""]) => `${before}|${after}`);
}
