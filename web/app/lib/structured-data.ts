import { plainTextOf } from "@wren/domain";
import type { BlockView } from "./content-view.ts";

/** Structured data of a page's questions and answers; null when it has none. */
export function faqStructuredData(blocks: readonly BlockView[]): object | null {
  const questions = blocks.flatMap((block) => (block.__component === "blocks.faq-list" ? block.questions : []));
  return questionsStructuredData(questions.map(({ question, answer }) => ({ question, answer: plainTextOf(answer) })));
}

export function questionsStructuredData(questions: readonly { question: string; answer: string }[]): object | null {
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
