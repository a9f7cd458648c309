import type { Locale } from "@wren/domain";

const WORDS: Record<Locale, { subject: string; reference: string }> = {
  en: { subject: "Your message to Wren", reference: "Reference" },
  de: { subject: "Ihre Nachricht an Wren", reference: "Referenz" },
};

type AnswerMailData = { reference: string; language: Locale; answer: string };

/**
 * Mail with the answer as staff wrote it. It does not quote the visitor's message, since mails pass through many hands.
 */
export function answerMail({ reference, language, answer }: AnswerMailData): { subject: string; text: string } {
  const words = WORDS[language];
  return {
    subject: `Re: ${words.subject} · ${reference}`,
    text: `${answer.replace(/\r\n?/g, "\n")}\n\n-- \n${words.reference}: ${reference}\n`,
  };
}
