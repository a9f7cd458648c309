const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");
}
