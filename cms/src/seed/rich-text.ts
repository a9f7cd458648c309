import type { RichText, RichTextInline, RichTextNode } from "@wren/domain";

/** Writers' shorthand for Strapi's rich text: `**bold**` and `[label](target)` inside plain sentences. */
export function paragraphs(...texts: string[]): RichText {
  return texts.map((text) => ({ type: "paragraph", children: inline(text) }));
}

export function heading(level: 2 | 3 | 4, text: string): RichTextNode {
  return { type: "heading", level, children: inline(text) };
}

export function list(format: "ordered" | "unordered", ...items: string[]): RichTextNode {
  return { type: "list", format, children: items.map((item) => ({ type: "list-item", children: inline(item) })) };
}

/** Lines to type on a computer, shown unchanged. */
export function command(...lines: string[]): RichTextNode {
  return { type: "code", children: [{ type: "text", text: lines.join("\n") }] };
}

const MARK = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)]+)\)/g;

function inline(text: string): RichTextInline[] {
  const nodes: RichTextInline[] = [];
  let position = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > position) nodes.push({ type: "text", text: text.slice(position, match.index) });
    nodes.push(markedNode(match.groups ?? {}));
    position = match.index + match[0].length;
  }
  if (position < text.length) nodes.push({ type: "text", text: text.slice(position) });
  return nodes;
}

function markedNode({ bold, label = "", url = "" }: Record<string, string | undefined>): RichTextInline {
  if (bold !== undefined) return { type: "text", text: bold, bold: true };
  return { type: "link", url, children: [{ type: "text", text: label }] };
}
