import { expect, test } from "vitest";
import type { BlockView } from "#app/lib/content-view.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";

const english = { locale: "en", currency: "chf", beginsPage: true } as const;
const text = (words: string) => ({ type: "text" as const, text: words });
const link = { type: "link" as const, url: "/shop", children: [text("shop")] };

const terms: BlockView = {
  __component: "blocks.text",
  heading: "Scope",
  body: [{ type: "paragraph", children: [text("<b>See</b> the "), link] }],
};

test("blocks are drawn in the language that is asked for, and what looks like markup stays text", async () => {
  const { html } = await drawBlocks([terms], { ...english, locale: "de" });
  expect(html).toContain('<section id="scope"');
  expect(html).toContain('<p>&lt;b&gt;See&lt;/b&gt; the <a href="/de/shop">shop</a></p>');
});

test("the same content is drawn once", async () => {
  const blocks = [terms];
  expect(await drawBlocks(blocks, english)).toBe(await drawBlocks(blocks, english));
  expect(await drawBlocks(blocks, english)).not.toBe(await drawBlocks([terms], english));
});

test("questions and answers have something to say in the head, other blocks nothing", async () => {
  const answer = [{ type: "paragraph" as const, children: [text("Yes.")] }];
  const faq: BlockView = {
    __component: "blocks.faq-list",
    heading: "Asked",
    questions: [{ question: "Is it?", answer }],
  };
  expect((await drawBlocks([faq], english)).head.structuredData).toMatchObject({ "@type": "FAQPage" });
  expect((await drawBlocks([terms], english)).head).toEqual({ structuredData: null });
});
