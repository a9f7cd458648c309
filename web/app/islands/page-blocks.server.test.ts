import { expect, test } from "vitest";
import type { BlockView, PageContent } from "#app/lib/content-view.ts";
import { drawPageBlocks, pageBlocksIsland } from "./page-blocks.server.tsx";

const text = (words: string) => ({ type: "text" as const, text: words });
const link = { type: "link" as const, url: "/shop", children: [text("shop")] };

function pageWith(...blocks: BlockView[]): PageContent {
  return { slug: "tos", title: "Terms", description: null, forcedColorMode: "none", socialImage: null, blocks };
}

const terms: BlockView = {
  __component: "blocks.text",
  heading: "Scope",
  body: [{ type: "paragraph", children: [text("<b>See</b> the "), link] }],
};

test("blocks are drawn in the language that is asked for, and what looks like markup stays text", async () => {
  const { html } = await drawPageBlocks(pageWith(terms), "de");
  expect(html).toContain('<section id="scope"');
  expect(html).toContain('<p>&lt;b&gt;See&lt;/b&gt; the <a href="/de/shop">shop</a></p>');
});

test("the same content is drawn once", async () => {
  const page = pageWith(terms);
  expect(await drawPageBlocks(page, "en")).toBe(await drawPageBlocks(page, "en"));
  expect(await drawPageBlocks(page, "en")).not.toBe(await drawPageBlocks(pageWith(terms), "en"));
});

test("questions and answers have something to say in the head, other blocks nothing", async () => {
  const answer = [{ type: "paragraph" as const, children: [text("Yes.")] }];
  const faq: BlockView = {
    __component: "blocks.faq-list",
    heading: "Asked",
    questions: [{ question: "Is it?", answer }],
  };
  expect((await drawPageBlocks(pageWith(faq), "en")).head.structuredData).toMatchObject({ "@type": "FAQPage" });
  expect((await drawPageBlocks(pageWith(terms), "en")).head).toEqual({ structuredData: null });
});

test.each([
  [undefined],
  [null],
  ["tos"],
  [{}],
  [{ slug: 1 }],
  [{ slug: "no/such/place" }],
  [{ slug: "<script>" }],
  [{ slug: "tos", html: "<script>" }],
])("%j is not what it takes", (props) => {
  expect(pageBlocksIsland.prepare(props)).toBeNull();
});
