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
  isNotice: null,
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

const section = (heading: string): BlockView => ({ ...terms, heading });
const notice: BlockView = { ...terms, heading: "A sample", isNotice: true };
const table: BlockView = {
  __component: "blocks.table",
  ...{ heading: "Kept", intro: null, firstColumn: "What", secondColumn: "How long", thirdColumn: null },
  rows: [{ first: "Chats", second: "30 days", third: null }],
};
const longText = [notice, ...["One", "Two", "Three", "Four"].map(section), table];

test("a long text begins with its contents: all sections, but not the notice", async () => {
  const { html } = await drawBlocks([...longText, section("Five & six")], { ...english, locale: "de" });
  const contents = /<nav.*?<\/nav>/.exec(html)?.[0] ?? "";
  expect(contents).toContain(">Inhalt<");
  const links = [...contents.matchAll(/<a href="#([^"]*)"/g)].map(([, id]) => id);
  expect(links).toEqual(["one", "two", "three", "four", "kept", "five-six"]);
  for (const id of links) expect(html).toContain(`<section id="${String(id)}"`);
  expect(html).toContain('<th scope="row">Chats</th><td>30 days</td>');
});

test("a short text, a page that shows more than text, and the end of another page have no contents", async () => {
  const quote: BlockView = { __component: "blocks.quote", text: "So be it.", attribution: null };
  for (const blocks of [longText, [...longText, section("Five"), quote]])
    expect((await drawBlocks(blocks, english)).html).not.toContain("<nav");
  const whole = [...longText, section("Five")];
  expect((await drawBlocks(whole, { ...english, beginsPage: false })).html).not.toContain("<nav");
});
