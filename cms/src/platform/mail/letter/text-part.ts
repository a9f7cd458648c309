import type { Bill, DetailRow, MailBlock } from "./blocks";
import { amountRow, labelledLines, TEXT_WIDTH, widest, widthOf, wrap } from "./columns";
import { oneLine } from "./one-line";

const INDENT = "  ";

/** Complete on its own, since many of our readers see nothing else. */
export function textPart(blocks: MailBlock[]): string {
  const paragraphs = blocks.map((block) => [...renderBlock(block), ...(block.type === "heading" ? [] : [""])]);
  return paragraphs.flat().join("\n");
}

function renderBlock(block: MailBlock): string[] {
  switch (block.type) {
    case "notice":
    case "paragraph":
    case "signature":
      return wrap(block.text);
    case "heading":
      return [...wrap(block.text), "-".repeat(Math.min(TEXT_WIDTH, widthOf(block.text)))];
    case "action":
      // An address is never wrapped, because it could not be opened any more.
      return [`${block.label}:`, oneLine(block.url)];
    case "link":
      return [...wrap(block.lead), oneLine(block.url)];
    case "details":
      return detailLines(block.rows);
    case "bill":
      return billLines(block.bill);
    case "postal-label":
      return block.lines.flatMap((line) => wrap(line));
  }
}

function detailLines(rows: DetailRow[]): string[] {
  const indent = widest(rows.map(({ label }) => label)) + 2;
  return rows.flatMap(({ label, value, hint }) => {
    const lines = [value, ...(hint === undefined ? [] : [hint])].flatMap((text) => wrap(text, TEXT_WIDTH - indent));
    return labelledLines(label, lines, indent);
  });
}

function billLines({ articles, sums }: Bill): string[] {
  const rows = [
    ...articles.map(({ name, total }) => ({ text: oneLine(name), amount: total })),
    ...sums.map(({ label, amount }) => ({ text: label, amount })),
  ];
  const width = Math.min(
    TEXT_WIDTH,
    widest(rows.map(({ text }) => text)) + 2 + widest(rows.map(({ amount }) => amount)),
  );
  return [
    ...articles.flatMap(({ name, total, notes }) => [
      ...amountRow({ text: name, amount: total, width }),
      ...notes.flatMap((note) => wrap(note, TEXT_WIDTH - INDENT.length)).map((line) => INDENT + line),
    ]),
    "-".repeat(width),
    ...sums.flatMap(({ label, amount }) => amountRow({ text: label, amount, width })),
  ];
}
