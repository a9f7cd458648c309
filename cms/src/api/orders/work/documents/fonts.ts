import { readFileSync } from "node:fs";
import ranges from "@fontsource/inter/unicode.json";
import { unpackWoff } from "./unpack-woff";

/** The typeface comes in parts for groups of scripts; the first one that has a character draws it. */
const SUBSETS = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese", "greek-ext", "cyrillic-ext"] as const;

const WEIGHTS = { regular: 400, bold: 700 } as const;

export type Weight = keyof typeof WEIGHTS;

type Subset = (typeof SUBSETS)[number];

/** Drawn for a character that the typeface lacks, so that somebody notices. */
const UNKNOWN = "\uFFFD";

const RANGES = SUBSETS.map((subset) => ({ subset, ranges: ranges[subset].split(",").map(parseRange) }));

function parseRange(text: string): [number, number] {
  const [first = "", last = first] = text.replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const fonts = new Map<string, Buffer>();

/** The file of a font of a run, unpacked once for each process. */
export function readFont(name: string): Buffer {
  const font = fonts.get(name) ?? unpackWoff(readFileSync(require.resolve(`@fontsource/inter/files/${name}.woff`)));
  fonts.set(name, font);
  return font;
}

/** Pieces of a text, each with the font that has its characters. */
export function fontRuns(text: string, weight: Weight): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const subset = subsetOf(character);
    const font = fontName(subset ?? "latin", weight);
    const drawn = subset ? character : UNKNOWN;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function subsetOf(character: string): Subset | null {
  const code = character.codePointAt(0) ?? 0;
  const found = RANGES.find((part) => part.ranges.some(([first, last]) => code >= first && code <= last));
  return found?.subset ?? null;
}

function fontName(subset: Subset, weight: Weight): string {
  return `inter-${subset}-${String(WEIGHTS[weight])}-normal`;
}
