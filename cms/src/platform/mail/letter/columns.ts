import { oneLine } from "./one-line";

/** Leaves room for quoting, and fits every window. */
export const TEXT_WIDTH = 72;

/** Breaks text at spaces into lines of this width; a non-breaking space holds, and only an overlong word is cut. */
export function wrap(text: string, width = TEXT_WIDTH): string[] {
  const lines: string[] = [];
  for (const word of oneLine(text)
    .split(/ +/)
    .flatMap((part) => pieces(part, width))) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text on the left, an amount at the right end of its first line. */
export function amountRow({ text, amount, width }: { text: string; amount: string; width: number }): string[] {
  const [first = "", ...rest] = wrap(text, width - widthOf(amount) - 2);
  return [`${first}${" ".repeat(width - widthOf(first) - widthOf(amount))}${amount}`, ...rest];
}

/** A label, and beside it lines in a column of their own. */
export function labelledLines(label: string, lines: readonly string[], indent: number): string[] {
  return lines.map((line, index) => (index === 0 ? label : "").padEnd(indent) + line);
}

export function widthOf(text: string): number {
  return Array.from(text).length;
}

export function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(widthOf));
}

function pieces(word: string, width: number): string[] {
  const characters = Array.from(word);
  const count = Math.max(1, Math.ceil(characters.length / width));
  return Array.from({ length: count }, (_, index) => characters.slice(index * width, (index + 1) * width).join(""));
}
