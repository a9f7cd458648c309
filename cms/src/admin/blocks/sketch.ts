/** Colours that can be told apart on light and dark pages of the admin; red is the house's own. */
const INK = "#334155";
const WORDS = "#94a3b8";
const PICTURE = "#cbd5e1";
const PAPER = "#ffffff";
const RULE = "#e2e8f0";
const RED = "#b6000e";

/** Wide, as the tiles of Strapi's picker are; the numbers of all shapes are in these units. */
const WIDTH = 270;
const HEIGHT = 100;

const rect = (x: number, y: number, size: [width: number, height: number], fill: string) =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(size[0])}" height="${String(size[1])}" rx="1.5" fill="${fill}"/>`;

export const heading = (x: number, y: number, width: number) => rect(x, y, [width, 8], INK);

/** Lines of a text, the last one shorter. */
export const text = (x: number, y: number, width: number, lines = 2) =>
  Array.from({ length: lines }, (_, line) =>
    rect(x, y + line * 8, [lines > 1 && line === lines - 1 ? width * 0.6 : width, 4], WORDS),
  ).join("");

export const button = (x: number, y: number) => rect(x, y, [44, 12], RED);

export const band = (y: number, height: number) => rect(0, y, [WIDTH, height], RULE);

export const rule = (x: number, y: number, width: number) => rect(x, y, [width, 1.5], RULE);

export const dot = (x: number, y: number, radius = 7) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${RED}"/>`;

/** A picture: a hill below a sun. */
export function picture(x: number, y: number, width: number, height: number): string {
  const [left, right, ground] = [x + width * 0.15, x + width * 0.85, y + height * 0.85];
  const top = `${String(x + width * 0.45)},${String(y + height * 0.4)}`;
  const hill = `<polygon points="${String(left)},${String(ground)} ${top} ${String(right)},${String(ground)}" fill="${WORDS}"/>`;
  const sun = `<circle cx="${String(x + width * 0.75)}" cy="${String(y + height * 0.28)}" r="${String(height * 0.1)}" fill="${PAPER}"/>`;
  return rect(x, y, [width, height], PICTURE) + hill + sun;
}

export function mark(x: number, y: number, letter: string): string {
  const place = `x="${String(x)}" y="${String(y)}" text-anchor="middle" font-family="sans-serif" font-weight="bold"`;
  return `<text ${place} font-size="${letter === "“" ? "48" : "10"}" fill="${letter === "“" ? RED : PAPER}">${letter}</text>`;
}

/** The address of a picture that needs no file: the admin may show pictures of `data:`. */
export function sketch(...shapes: string[]): string {
  const size = `viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH * 2)}" height="${String(HEIGHT * 2)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, [WIDTH, HEIGHT], PAPER)}${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
