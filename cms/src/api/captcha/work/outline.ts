import type { Chance } from "./chance";

export type Point = { x: number; y: number };

/** Closed lines; where two of them overlap, ink becomes paper. */
export type Outline = Point[][];

type Bend = (point: Point) => Point;

export function bend(outline: Outline, how: Bend): Outline {
  return outline.map((contour) => contour.map(how));
}

/** Adds points to long straight lines, since a line with only two ends cannot be bent. */
export function refine(outline: Outline, longest: number): Outline {
  return outline.map((contour) =>
    contour.flatMap((point, index) => {
      const before = contour.at(index - 1) ?? point;
      const pieces = Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / longest));
      return Array.from({ length: pieces }, (_, piece) => between(before, point, (piece + 1) / pieces));
    }),
  );
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function turnAndScale({
  turn,
  scaleX,
  scaleY,
  slant,
}: Record<"turn" | "scaleX" | "scaleY" | "slant", number>): Bend {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ({ x, y }) => {
    const [u, v] = [x * scaleX + y * slant, y * scaleY];
    return { x: u * cos - v * sin, y: u * sin + v * cos };
  };
}

/** Two waves in each direction, as wide as a letter or two: no edge stays straight, no letter is cut. */
export function ripple(chance: Chance, strength: number): Bend {
  const wave = () => ({ length: chance.between(34, 70), phase: chance.between(0, 7), height: chance.between(0.5, 1) });
  const [a, b, c, d] = [wave(), wave(), wave(), wave()];
  const along = (position: number, { length, phase, height }: ReturnType<typeof wave>) =>
    strength * height * Math.sin((position / length) * 2 * Math.PI + phase);
  return ({ x, y }) => ({ x: x + along(y, a) + along(x, b) * 0.6, y: y + along(x, c) + along(y, d) * 0.6 });
}

export function toPathData(outline: Outline): string {
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return outline.map((contour) => `M${contour.map(text).join("L")}Z`).join("");
}
