import type { KbPiece } from "@wren/domain";
import { wordsOf, type Word } from "./words";

/** About two lines on a desktop. */
const EXCERPT_LENGTH = 200;
const DOTS = "…";

type IsHit = (written: string) => boolean;

/** The text in pieces, so that what was searched for can be marked. */
export function mark(text: string, isHit: IsHit): KbPiece[] {
  const pieces: KbPiece[] = [];
  let end = 0;
  for (const { written, start } of wordsOf(text)) {
    if (!isHit(written)) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
    pieces.push({ text: written, isHit: true });
    end = start + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** The stretch of a text that says most about what was searched for; null where it says nothing. */
export function excerptOf(text: string, isHit: IsHit): KbPiece[] | null {
  const line = text.replace(/\s+/g, " ").trim();
  const words = wordsOf(line);
  const hits = words.filter(({ written }) => isHit(written));
  const best = richest(hits);
  if (!best) return null;
  const [start, end] = widen(line, best);
  const pieces = mark(line.slice(start, end), isHit);
  return [
    ...(start > 0 ? [{ text: DOTS, isHit: false }] : []),
    ...pieces,
    ...(end < line.length ? [{ text: DOTS, isHit: false }] : []),
  ];
}

type Stretch = { start: number; end: number };

/** The hits within an excerpt's length that are the most different words. */
function richest(hits: readonly Word[]): Stretch | null {
  let best: Stretch | null = null;
  let most = 0;
  hits.forEach((first, index) => {
    const near = hits
      .slice(index)
      .filter(({ start, written }) => start + written.length - first.start <= EXCERPT_LENGTH);
    const last = near.at(-1);
    const different = new Set(near.map(({ written }) => written.toLowerCase())).size;
    if (!last || different <= most) return;
    most = different;
    best = { start: first.start, end: last.start + last.written.length };
  });
  return best;
}

/** To an excerpt's length, and to whole words. */
function widen(line: string, { start, end }: Stretch): [number, number] {
  const spare = Math.max(0, EXCERPT_LENGTH - (end - start));
  const from = Math.max(0, start - Math.floor(spare / 3));
  const to = Math.min(line.length, Math.max(end, from + EXCERPT_LENGTH));
  const wordStart = from === 0 ? 0 : line.lastIndexOf(" ", from) + 1;
  const nextSpace = line.indexOf(" ", to);
  return [wordStart, nextSpace === -1 ? line.length : nextSpace];
}
