import sharp from "sharp";
import { CAPTCHA_PICTURE } from "@wren/domain";
import { answerOf } from "./captcha-answer";
import { captchaKey } from "./captcha-id";
import { createChance, type Chance } from "./chance";
import glyphs from "./glyphs.json";
import { bend, refine, ripple, toPathData, turnAndScale, type Outline, type Point } from "./outline";

const { width: WIDTH, height: HEIGHT } = CAPTCHA_PICTURE;
const CAPITAL_UNITS = 700;
const LETTER_HEIGHT = 54;
const SIDE = 10;

const PAPERS = ["#eef1f5", "#f3f0ea", "#e9eff0"];
const INKS = ["#24262b", "#33202a", "#1d2b3a"];

/** Draws the picture of an id: always the same one, so that asking twice gives no second view of the letters. */
export async function drawPicture(id: string): Promise<Buffer> {
  const chance = createChance(captchaKey("picture", id));
  const svg = drawSvg(answerOf(id), chance);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/**
 * Letters of several fonts touch, lean and swell; bands as thick as their strokes cross them and invert the colour.
 * People can still follow the shapes; a program that segments letters finds none.
 */
function drawSvg(answer: string, chance: Chance): string {
  const [paper, ink] = [chance.pick(PAPERS), chance.pick(INKS)];
  const shape = toPathData(bend([...letters(answer, chance), ...bands(chance)], ripple(chance, 2.4)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<path d="${shape}" fill="${ink}" fill-rule="evenodd"/>`,
    `<path d="${scratches(chance)}" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
    "</svg>",
  ].join("");
}

function letters(answer: string, chance: Chance): Outline {
  const drawn = Array.from(answer, (character) => letter(character, chance));
  const gaps = drawn.slice(1).map(() => chance.between(-4, 1));
  const total = drawn.reduce((sum, { width }) => sum + width, 0) + gaps.reduce((sum, gap) => sum + gap, 0);
  const fit = Math.min(1, (WIDTH - 2 * SIDE) / total);
  let x = (WIDTH - total * fit) / 2;
  return drawn.flatMap(({ outline, width }, index) => {
    const placed = at(outline, { x, y: HEIGHT / 2 + chance.between(-6, 6) }, fit);
    x += (width + (gaps[index] ?? 0)) * fit;
    return placed;
  });
}

function at(outline: Outline, corner: Point, fit: number): Outline {
  return bend(outline, ({ x, y }) => ({ x: corner.x + x * fit, y: corner.y + y }));
}

/** Outline of a letter, with its left edge at 0 and its middle at height 0. */
function letter(character: string, chance: Chance): { outline: Outline; width: number } {
  const contours = chance.pick(glyphs[character as keyof typeof glyphs]);
  const points = contours.map((numbers) => pairs(numbers));
  const scale = (LETTER_HEIGHT / CAPITAL_UNITS) * chance.between(0.9, 1.12);
  const how = turnAndScale({
    turn: chance.between(-0.26, 0.26),
    scaleX: scale * chance.between(0.82, 1.05),
    scaleY: scale,
    slant: scale * chance.between(-0.2, 0.2),
  });
  const turned = bend(refine(points, 60), how);
  const xs = turned.flat().map(({ x }) => x);
  const ys = turned.flat().map(({ y }) => y);
  const [left, right, middle] = [Math.min(...xs), Math.max(...xs), (Math.min(...ys) + Math.max(...ys)) / 2];
  return { outline: bend(turned, ({ x, y }) => ({ x: x - left, y: y - middle })), width: right - left };
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

/** Bands from side to side, at different heights. */
function bands(chance: Chance): Outline {
  return [0.36, 0.66].map((share) => {
    const [start, end] = [
      HEIGHT * (share + chance.between(-0.12, 0.12)),
      HEIGHT * (share + chance.between(-0.12, 0.12)),
    ];
    const [sag, thickness, phase] = [chance.between(3, 8), chance.between(2.6, 3.8), chance.between(0, 6)];
    const length = chance.between(70, 130);
    const steps = 40;
    const upper = Array.from({ length: steps + 1 }, (_, index) => {
      const along = index / steps;
      return {
        x: along * (WIDTH + 20) - 10,
        y: start + (end - start) * along + sag * Math.sin((along * WIDTH * 2 * Math.PI) / length + phase),
      };
    });
    return [...upper, ...upper.toReversed().map(({ x, y }) => ({ x, y: y + thickness }))];
  });
}

/** Thin lines across, which a smoothing filter cannot remove together with the bands. */
function scratches(chance: Chance): string {
  return Array.from({ length: 2 }, () => {
    const [y1, y2, y3] = [chance.between(8, HEIGHT - 8), chance.between(0, HEIGHT), chance.between(8, HEIGHT - 8)];
    return `M0 ${y1.toFixed(1)}Q${chance.between(60, 180).toFixed(1)} ${y2.toFixed(1)} ${String(WIDTH)} ${y3.toFixed(1)}`;
  }).join("");
}
