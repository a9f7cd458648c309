import type { Locale } from "@wren/domain";
import type { MailBlock } from "../../../platform/mail/letter/blocks";
import { htmlPart } from "../../../platform/mail/letter/html-part";
import { sitePage } from "../../../platform/mail/letter/site-page";
import { textPart } from "../../../platform/mail/letter/text-part";

type Words = { title: string; greeting: string; there: string; link: { lead: string; label: string }; why: string };

const en: Words = {
  title: "There is an answer for you in the chat",
  greeting: "Hello",
  there: "Support has answered you in the chat.",
  link: { lead: "Sign in to read it:", label: "Support chat" },
  why: "The answer is not in this e-mail, because e-mails pass through many hands. We will not e-mail you about this conversation again until you have read it.",
};

const de: Words = {
  title: "Im Chat ist eine Antwort für Sie da",
  greeting: "Guten Tag",
  there: "Der Support hat Ihnen im Chat geantwortet.",
  link: { lead: "Melden Sie sich an, um sie zu lesen:", label: "Support-Chat" },
  why: "Die Antwort steht nicht in dieser E-Mail, denn E-Mails gehen durch viele Hände. Zu diesem Gespräch erhalten Sie keine weitere E-Mail, bis Sie sie gelesen haben.",
};

const WORDS: Record<Locale, Words> = { en, de };

/** Mail that says there is an answer; it never contains the answer. */
export function unreadMail(facts: { locale: Locale; siteUrl: string; companyName: string }) {
  const { locale, companyName } = facts;
  const { title, greeting, there, link, why } = WORDS[locale];
  const blocks: MailBlock[] = [
    { type: "paragraph", text: greeting },
    { type: "paragraph", text: there },
    { type: "link", ...link, url: sitePage(facts, "/support/chat") },
    { type: "paragraph", text: why },
    { type: "signature", text: `${companyName}, Bern` },
  ];
  return { subject: title, text: textPart(blocks), html: htmlPart({ title, blocks, locale }) };
}
