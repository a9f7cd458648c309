import type { Locale } from "@wren/domain";
import type { MailBlock } from "../../../platform/mail/letter/blocks";
import { htmlPart } from "../../../platform/mail/letter/html-part";
import { sitePage } from "../../../platform/mail/letter/site-page";
import { textPart } from "../../../platform/mail/letter/text-part";

type Words = {
  title: string;
  greeting: string;
  there: string;
  link: { lead: string; label: string };
  why: string;
  reply: string;
};

const en: Words = {
  title: "There is an answer for you in the chat",
  greeting: "Hello",
  there: "Support has answered you in the chat.",
  link: { lead: "Sign in to read it:", label: "Support chat" },
  why: "The answer is not in this e-mail, because e-mails pass through many hands. We will not e-mail you about this conversation again until you have read it.",
  reply:
    "You can also simply reply to this e-mail: your reply appears in the chat. It passes through as many hands as any other e-mail, and its address is for you alone.",
};

const de: Words = {
  title: "Im Chat ist eine Antwort für Sie da",
  greeting: "Guten Tag",
  there: "Der Support hat Ihnen im Chat geantwortet.",
  link: { lead: "Melden Sie sich an, um sie zu lesen:", label: "Support-Chat" },
  why: "Die Antwort steht nicht in dieser E-Mail, denn E-Mails gehen durch viele Hände. Zu diesem Gespräch erhalten Sie keine weitere E-Mail, bis Sie sie gelesen haben.",
  reply:
    "Sie können auch einfach auf diese E-Mail antworten: Ihre Antwort erscheint im Chat. Sie geht durch so viele Hände wie jede andere E-Mail, und ihre Adresse ist nur für Sie.",
};

const WORDS: Record<Locale, Words> = { en, de };

/** Mail that says there is an answer; it never contains the answer. */
export function unreadMail(facts: { locale: Locale; siteUrl: string; companyName: string; mayReply: boolean }) {
  const { locale, companyName, mayReply } = facts;
  const { title, greeting, there, link, why, reply } = WORDS[locale];
  const blocks: MailBlock[] = [
    { type: "paragraph", text: greeting },
    { type: "paragraph", text: there },
    { type: "link", ...link, url: sitePage(facts, "/support/chat") },
    { type: "paragraph", text: why },
    ...(mayReply ? [{ type: "paragraph", text: reply } as const] : []),
    { type: "signature", text: `${companyName}, Bern` },
  ];
  return { subject: title, text: textPart(blocks), html: htmlPart({ title, blocks, locale }) };
}
