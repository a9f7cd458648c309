import type { SearchPiece } from "@wren/domain";

/** A text with the search terms highlighted. */
export function Marked({ pieces }: { pieces: readonly SearchPiece[] }) {
  return pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
