import type { SearchPiece } from "@wren/domain";
import { wordsOf, type Word } from "./words";

/** About two lines on a desktop. */
const EXCERPT_LENGTH = 200;
const DOTS = "…";

type IsHit = (written: string) => boolean;

/** Splits the text into pieces, so that hits can be highlighted. */
export function mark(text: string, isHit: IsHit): SearchPiece[] {
  const pieces: SearchPiece[] = [];
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

/** The part of a text with the most hits; null without any. */
export function excerptOf(text: string, isHit: IsHit): SearchPiece[] | null {
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

/** The window of an excerpt's length with the most different hits. */
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

/** Widens to an excerpt's length, at word boundaries. */
function widen(line: string, { start, end }: Stretch): [number, number] {
  const spare = Math.max(0, EXCERPT_LENGTH - (end - start));
  const from = Math.max(0, start - Math.floor(spare / 3));
  const to = Math.min(line.length, Math.max(end, from + EXCERPT_LENGTH));
  const wordStart = from === 0 ? 0 : line.lastIndexOf(" ", from) + 1;
  const nextSpace = line.indexOf(" ", to);
  return [wordStart, nextSpace === -1 ? line.length : nextSpace];
}
