import type { KbPiece } from "@wren/domain";

/** A text with the search terms highlighted. */
export function Marked({ pieces }: { pieces: readonly KbPiece[] }) {
  return pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
