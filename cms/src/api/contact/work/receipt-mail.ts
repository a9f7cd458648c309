import type { Locale } from "@wren/domain";
import type { MailBlock } from "../../../platform/mail/letter/blocks";
import { htmlPart } from "../../../platform/mail/letter/html-part";
import { oneLine } from "../../../platform/mail/letter/one-line";
import { sitePage } from "../../../platform/mail/letter/site-page";
import { textPart } from "../../../platform/mail/letter/text-part";

type ReceiptFacts = {
  locale: Locale;
  reference: string;
  requestType: string;
  module: string;
  hours: string | null;
  siteUrl: string;
  companyName: string;
};

type Words = {
  title: string;
  greeting: string;
  arrived: string;
  labels: { reference: string; requestType: string; module: string };
  when: (hours: string | null) => string;
  kept: string;
  notYou: string;
  help: { lead: string; label: string };
};

const en: Words = {
  title: "We have your message",
  greeting: "Hello",
  arrived: "Your message has arrived. Please quote the reference when you write to us about it.",
  labels: { reference: "Reference", requestType: "Request", module: "Module" },
  when: (hours) => `We usually answer within one working day.${hours ? ` We are here: ${hours}.` : ""}`,
  kept: "What you wrote is not in this e-mail, because e-mails pass through many hands. We erase your request and its attachments after 180 days.",
  notYou: "If you did not write to us, somebody mistyped their address. You need not do anything.",
  help: { lead: "The answer may already be here:", label: "Knowledge base" },
};

const de: Words = {
  title: "Ihre Nachricht ist da",
  greeting: "Guten Tag",
  arrived: "Ihre Nachricht ist angekommen. Nennen Sie die Referenz, wenn Sie uns dazu noch einmal schreiben.",
  labels: { reference: "Referenz", requestType: "Anfrage", module: "Modul" },
  when: (hours) => `Eine Antwort haben Sie meist innert eines Arbeitstags.${hours ? ` Wir sind da: ${hours}.` : ""}`,
  kept: "Was Sie geschrieben haben, steht nicht in dieser E-Mail, denn E-Mails gehen durch viele Hände. Ihre Anfrage und ihre Anhänge löschen wir nach 180 Tagen.",
  notYou: "Haben Sie uns nicht geschrieben, hat sich jemand bei der Adresse vertippt. Dann haben Sie nichts zu tun.",
  help: { lead: "Vielleicht ist die Antwort schon da:", label: "Wissensdatenbank" },
};

const WORDS: Record<Locale, Words> = { en, de };

/** Mail that says a message has arrived; it never contains the message. */
export function receiptMail(facts: ReceiptFacts) {
  const { locale, reference, requestType, module, hours, companyName } = facts;
  const words = WORDS[locale];
  const title = `${words.title} · ${reference}`;
  const rows = [
    { label: words.labels.reference, value: reference, isCode: true },
    { label: words.labels.requestType, value: requestType },
    { label: words.labels.module, value: module },
  ];
  const blocks: MailBlock[] = [
    { type: "paragraph", text: words.greeting },
    { type: "paragraph", text: words.arrived },
    { type: "details", rows },
    { type: "paragraph", text: words.when(hours) },
    { type: "paragraph", text: words.kept },
    { type: "link", ...words.help, url: sitePage(facts, "/support/kb") },
    { type: "paragraph", text: words.notYou },
    { type: "signature", text: `${companyName}, Bern` },
  ];
  return { subject: oneLine(title), text: textPart(blocks), html: htmlPart({ title, blocks, locale }) };
}
