/** The separator that mail programs put before a signature; the space is often lost. */
const SIGNATURE = /^-- ?$/;
const MOST_SIGNATURE_LINES = 15;
/** Lines that telephones add. */
const DEVICE =
  /^(?:sent from my .{1,40}|sent from (?:outlook|proton mail|yahoo mail).{0,40}|von meinem .{1,40} gesendet\.?|gesendet (?:von|mit) .{1,60})$/i;
const QUOTED = /^\s*>/;
const ORIGINAL = /^\s*(?:-{2,}\s*(?:original message|ursprüngliche nachricht|forwarded message)\s*-{2,}|_{10,})\s*$/i;
/** Heads of a quoted mail in Outlook, which does not mark its lines. */
const OUTLOOK_FROM = /^\s*\*?(?:from|von):\*?\s\S/i;
const OUTLOOK_SENT = /^\s*\*?(?:sent|date|gesendet|datum):\*?\s\S/i;
/** "On 3 May 2027, Wren wrote:", wrapped over three lines at most. */
const ATTRIBUTION =
  /^(?:on\b.{5,200}\bwrote|am\b.{5,200}\bschrieb\b.{0,120}|.{5,200}<[^<>\s]+@[^<>\s]+> (?:wrote|schrieb)):$/is;
const MOST_ATTRIBUTION_LINES = 3;

/**
 * The text that somebody wrote above or below what they quote, without their signature. What stands between quoted lines
 * stays with them: without the question an answer may mean nothing. @returns the whole text, if nothing else would be left
 */
export function visibleText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const written = trimmed(withoutLeadingQuote(withoutSignature(withoutTrailingQuote(lines))));
  return written === "" ? trimmed(lines) : written;
}

function trimmed(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Cuts an unmarked quote at its head, and marked lines at the end with the line that introduces them. */
function withoutTrailingQuote(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex((_line, index) => isOutlookHead(lines, index));
  const above = head === -1 ? lines : lines.slice(0, head);
  let end = lastWritten(above);
  const isAfterQuote = QUOTED.test(above[end - 1] ?? "");
  while (end > 0 && (QUOTED.test(above[end - 1] ?? "") || (above[end - 1] ?? "").trim() === "")) end -= 1;
  const kept = above.slice(0, end);
  // An introduction alone is left when a mail program quotes without marks, or nothing.
  return withoutAttribution(kept, isAfterQuote || head !== -1) ?? cutAtAttribution(kept);
}

function lastWritten(lines: readonly string[]): number {
  return lines.findLastIndex((line) => line.trim() !== "") + 1;
}

function isOutlookHead(lines: readonly string[], index: number): boolean {
  const [line = "", next = "", afterNext = ""] = lines.slice(index, index + 3);
  if (ORIGINAL.test(line)) return [next, afterNext].some((one) => OUTLOOK_FROM.test(one));
  return OUTLOOK_FROM.test(line) && [next, afterNext].some((one) => OUTLOOK_SENT.test(one));
}

/** @returns the lines without the introduction of a quote at their end; null when there is none to cut */
function withoutAttribution(lines: readonly string[], isExpected: boolean): readonly string[] | null {
  if (!isExpected) return null;
  const end = lastWritten(lines);
  for (let count = 1; count <= MOST_ATTRIBUTION_LINES && count <= end; count += 1) {
    if (isAttribution(lines.slice(end - count, end))) return lines.slice(0, end - count);
  }
  return lines.slice(0, end);
}

/** Text that a mail was turned into from markup may have lost the marks of its quote: what follows the introduction is it. */
function cutAtAttribution(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => QUOTED.test(line))) return lines;
  for (let start = 1; start < lines.length; start += 1)
    for (let count = 1; count <= MOST_ATTRIBUTION_LINES; count += 1)
      if ((lines[start - 1] ?? "").trim() === "" && isDatedAttribution(lines.slice(start, start + count)))
        return lines.slice(0, start);
  return lines;
}

/** Without marks below it, only a date tells it from a sentence. */
function isDatedAttribution(lines: readonly string[]): boolean {
  return isAttribution(lines) && /\d{1,2}.*\d{2}/.test(lines.join(" "));
}

function isAttribution(lines: readonly string[]): boolean {
  return ATTRIBUTION.test(
    lines
      .map((line) => line.trim())
      .join(" ")
      .trim(),
  );
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const signature = lines.findLastIndex((line) => SIGNATURE.test(line));
  const below = lines.slice(signature + 1);
  const isSignature = signature > 0 && below.length <= MOST_SIGNATURE_LINES && !below.some((line) => QUOTED.test(line));
  const kept = isSignature ? lines.slice(0, signature) : lines;
  const last = lastWritten(kept) - 1;
  return DEVICE.test((kept[last] ?? "").trim()) ? kept.slice(0, last) : kept;
}

/** A quote that stands wholly above the text. */
function withoutLeadingQuote(lines: readonly string[]): readonly string[] {
  const quoted = lines.flatMap((line, index) => (QUOTED.test(line) ? [index] : []));
  const [first = -1, last = -1] = [quoted.at(0), quoted.at(-1)];
  if (first === -1) return lines;
  const isOneBlock = lines.slice(first, last + 1).every((line) => QUOTED.test(line) || line.trim() === "");
  const above = withoutAttribution(lines.slice(0, first), true) ?? [];
  return isOneBlock && above.every((line) => line.trim() === "") ? lines.slice(last + 1) : lines;
}
