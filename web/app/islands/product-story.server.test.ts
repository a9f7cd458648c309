import { expect, test } from "vitest";
import type { ProductStory } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { drawProductStory } from "./product-story.server.tsx";

const paragraph = (words: string) => ({
  type: "paragraph" as const,
  children: [{ type: "text" as const, text: words }],
});
const text = (heading: string): BlockView => ({
  __component: "blocks.text",
  heading,
  body: [paragraph("Words.")],
  isNotice: null,
});
const questions: BlockView = {
  __component: "blocks.faq-list",
  heading: "Questions",
  questions: [{ question: "Does it float?", answer: [paragraph("No.")] }],
};
const story: ProductStory = {
  showing: [text("Look at it")],
  box: [paragraph("One phone.")],
  specGroups: [{ title: "Power", specs: [{ title: "Battery", text: "4,500 mAh" }] }],
  choosing: [questions],
};
const german = { locale: "de", currency: "chf" } as const;
const headingsOf = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, heading]) => heading);

test("a product is shown first, then its box and specifications, then what helps to choose", async () => {
  const { html, head } = await drawProductStory(story, german);
  expect(headingsOf(html)).toEqual(["Look at it", "In der Schachtel", "Technische Daten", "Questions"]);
  expect(html).toContain('<th scope="row">Battery</th><td>4,500 mAh</td>');
  expect(head.structuredData).toMatchObject({ "@type": "FAQPage" });
});

test("what a product lacks leaves no heading behind", async () => {
  const bare = { showing: [], box: [], specGroups: [], choosing: [questions] };
  expect(headingsOf((await drawProductStory(bare, german)).html)).toEqual(["Questions"]);
});
