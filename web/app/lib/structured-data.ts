import type { RichText, RichTextInline, RichTextList, RichTextNode } from "@wren/domain";
import type { BlockView } from "./content-view.ts";

/** What a page's questions and answers are, told in schema.org's words; null when it has none. */
export function faqStructuredData(blocks: readonly BlockView[]): object | null {
  const questions = blocks.flatMap((block) => (block.__component === "blocks.faq-list" ? block.questions : []));
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function plainText(text: RichText): string {
  return text.map(nodeText).join("\n");
}

function nodeText(node: RichTextNode | RichTextList["children"][number]): string {
  if (node.type === "list") return node.children.map(nodeText).join("\n");
  return node.children.map(inlineText).join("");
}

function inlineText(node: RichTextInline): string {
  return node.type === "link" ? node.children.map(({ text }) => text).join("") : node.text;
}
