import { expect, test } from "vitest";
import { plainText } from "./rich-text";

const words = (text: string, marks: object = {}) => ({ type: "text", text, ...marks });

test("rich text is told in one line for each paragraph and item, with its form", () => {
  const list = (format: string) => {
    const item = (text: string) => ({ type: "list-item", children: [words(text)] });
    return { type: "list", format, children: [item("one"), item("two")] };
  };
  const link = { type: "link", url: "https://example.org", children: [words("a site")] };
  expect(
    plainText([
      { type: "heading", level: 2, children: [words("Title")] },
      { type: "paragraph", children: [words("See "), link, words("!", { bold: true, italic: true })] },
      list("ordered"),
      list("unordered"),
      { type: "quote", children: [words("said")] },
      { type: "image", image: { name: "hill.webp" }, children: [words("")] },
      { type: "code", children: [words("ls")] },
    ]),
  ).toBe("## Title\nSee a site (https://example.org)**_!_**\n1. one\n2. two\n• one\n• two\n> said\n[hill.webp]\nls");
});
