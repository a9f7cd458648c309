import type { RichText, RichTextInline, RichTextList, RichTextNode } from "./contracts/rich-text.js";

/** Text of a rich text: a line for each paragraph, heading and list item. */
export function plainTextOf(text: RichText): string {
  return text.map(textOfNode).join("\n");
}

function textOfNode(node: RichTextNode | RichTextList["children"][number]): string {
  if (node.type === "list") return node.children.map(textOfNode).join("\n");
  return node.children.map(textOfInline).join("");
}

function textOfInline(node: RichTextInline): string {
  return node.type === "link" ? node.children.map(({ text }) => text).join("") : node.text;
}
