import type { KbPiece } from "@wren/domain";

/** A text in which what was searched for stands out. */
export function Marked({ pieces }: { pieces: readonly KbPiece[] }) {
  return pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
