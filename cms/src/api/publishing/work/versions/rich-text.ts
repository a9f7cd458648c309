type RichText = {
  type?: string;
  text?: string;
  url?: string;
  level?: number;
  format?: string;
  image?: { name?: string };
  children?: RichText[];
} & { [Mark in keyof typeof MARKS]?: boolean };

const MARKS = { bold: "**", italic: "_", underline: "__", strikethrough: "~~", code: "`" } as const;

/** Rich text as it would be typed without an editor, so that a change of form is a change of the words. */
export function plainText(blocks: unknown): string {
  return (blocks as RichText[]).map((block) => plainBlock(block)).join("\n");
}

function plainBlock(block: RichText): string {
  const { type, children = [], level = 1, url = "", image } = block;
  const inner = children.map((child) => plainBlock(child)).join("");
  switch (type) {
    case "text":
      return markedText(block);
    case "heading":
      return `${"#".repeat(level)} ${inner}`;
    case "list":
      return children.map((item, index) => `${sign(block, index)} ${plainBlock(item)}`).join("\n");
    case "link":
      return `${inner} (${url})`;
    case "quote":
      return `> ${inner}`;
    case "image":
      return `[${image?.name ?? ""}]`;
    default:
      return inner;
  }
}

const sign = ({ format }: RichText, index: number) => (format === "ordered" ? `${String(index + 1)}.` : "•");

function markedText({ text = "", ...marks }: RichText): string {
  const signs = Object.entries(MARKS).flatMap(([mark, sign]) => (marks[mark as keyof typeof MARKS] ? sign : []));
  return signs.join("") + text + signs.toReversed().join("");
}
