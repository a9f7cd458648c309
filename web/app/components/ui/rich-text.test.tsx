import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { RichText as RichTextTree } from "@wren/domain";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const draw = (text: RichTextTree, at = "/") =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <RichText text={text} />
    </MemoryRouter>,
  ).replace(/^<div class="rich-text">(.*)<\/div>$/, "$1");

const words = (text: string) => ({ type: "text" as const, text });
const link = (url: string): RichTextTree => [
  { type: "paragraph", children: [{ type: "link", url, children: [words("here")] }] },
];

test("marks nest, and what looks like markup stays text", () => {
  expect(draw([{ type: "paragraph", children: [{ ...words("<b>&"), bold: true, italic: true }] }])).toBe(
    "<p><em><strong>&lt;b&gt;&amp;</strong></em></p>",
  );
});

const heading = (level: 1 | 2 | 3 | 4, text: string) => ({ type: "heading" as const, level, children: [words(text)] });

test("headings never jump above the section they stand in, and leave no level out", () => {
  expect(draw([heading(1, "Title")])).toBe("<h3>Title</h3>");
  expect(draw([heading(4, "First"), heading(4, "Deep"), heading(3, "Up")])).toBe(
    "<h3>First</h3><h4>Deep</h4><h3>Up</h3>",
  );
});

test("a nested list goes into the item it follows", () => {
  const item = (text: string) => ({ type: "list-item" as const, children: [words(text)] });
  expect(
    draw([
      {
        type: "list",
        format: "unordered",
        children: [item("one"), { type: "list", format: "ordered", children: [item("inner")] }, item("two")],
      },
    ]),
  ).toBe("<ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul>");
});

test("empty paragraphs that the editor leaves behind are not drawn", () => {
  expect(draw([{ type: "paragraph", children: [words(" ")] }])).toBe("");
});

test("links of ours stay in the visitor's language, links out tell nothing about the visitor", () => {
  expect(draw(link("/shop"), "/de/about")).toContain('href="/de/shop"');
  expect(draw(link("https://example.org/"))).toContain('rel="noreferrer"');
  expect(draw(link("mailto:hello@wren.example"))).toContain('href="mailto:hello@wren.example"');
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "http://plain.example",
])("%s is not made a link", (url) => {
  expect(draw(link(url))).toBe("<p><span>here</span></p>");
});
