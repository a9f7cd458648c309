import type { RichText } from "@wren/domain";
import { expect, test } from "vitest";
import { articleStructuredData, faqStructuredData } from "./structured-data.ts";

const answer: RichText = [
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Yes. See " },
      { type: "link", url: "/shop", children: [{ type: "text", text: "the shop", bold: true }] },
      { type: "text", text: "." },
    ],
  },
  {
    type: "list",
    format: "unordered",
    children: [
      { type: "list-item", children: [{ type: "text", text: "One" }] },
      { type: "list", format: "ordered", children: [{ type: "list-item", children: [{ type: "text", text: "Two" }] }] },
    ],
  },
];

test("a page's questions are told with their answers as plain text", () => {
  const blocks = [
    { __component: "blocks.faq-list" as const, heading: "Questions", questions: [{ question: "Can I?", answer }] },
  ];
  expect(faqStructuredData(blocks)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "Can I?", acceptedAnswer: { text: "Yes. See the shop.\nOne\nTwo" } }],
  });
});

test("a page without questions has no structured data", () => {
  expect(faqStructuredData([{ __component: "blocks.quote", text: "Quiet.", attribution: null }])).toBeNull();
});

test("an article names its language, its last change and us", () => {
  const article = {
    title: "Nest voll",
    summary: "Was hilft.",
    updatedAt: "2026-11-01T10:00:00.000Z",
    pathname: "/de/support/kb/nest-full",
    publicUrl: "https://wren.test",
    organization: "Wren AG",
  };
  expect(articleStructuredData(article)).toMatchObject({
    ...{ "@type": "Article", headline: "Nest voll", inLanguage: "de", dateModified: article.updatedAt },
    mainEntityOfPage: "https://wren.test/de/support/kb/nest-full",
    publisher: { "@type": "Organization", name: "Wren AG", logo: "https://wren.test/icon.png" },
  });
  expect(articleStructuredData({ ...article, updatedAt: null, organization: null })).not.toHaveProperty("publisher");
});
