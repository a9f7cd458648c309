import type { Locale } from "@wren/domain";
import { composeMail } from "./compose";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import { htmlPart } from "../../../../platform/mail/letter/html-part";
import type { MailBlock } from "../../../../platform/mail/letter/blocks";
import { sitePage } from "../../../../platform/mail/letter/site-page";
import { oneLine } from "../../../../platform/mail/letter/one-line";
import type { OrderMailTexts } from "./texts";
import { de } from "./texts-de";
import { en } from "./texts-en";
import { textPart } from "../../../../platform/mail/letter/text-part";

export const TEXTS: Record<Locale, OrderMailTexts> = { en, de };

type MovedFacts = Pick<OrderMailFacts, "locale" | "number" | "siteUrl" | "companyName">;

export type OrderMail = { subject: string; text: string; html: string };

/** Mail to an address that may be a stranger's: nothing but that it was replaced. */
export function emailMovedMail({ locale, number, siteUrl, companyName }: MovedFacts): OrderMail {
  const texts = TEXTS[locale];
  const { title, tell } = texts.emailMoved;
  const blocks: MailBlock[] = [
    { type: "paragraph", text: texts.greeting },
    { type: "paragraph", text: tell(number) },
    { type: "link", ...texts.questions, url: sitePage({ siteUrl, locale }, "/support/contact") },
    { type: "signature", text: texts.signature(companyName) },
  ];
  return {
    subject: oneLine(`${title} · ${number}`),
    text: textPart(blocks),
    html: htmlPart({ title, blocks, locale }),
  };
}

/** Mail to the buyer in the order's language. The subject names the order, but no person. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts): OrderMail {
  const { locale, number } = facts;
  const texts = TEXTS[locale];
  const title = texts.titles[kind];
  const blocks = composeMail(kind, facts, texts);
  return {
    subject: oneLine(`${title} · ${number}`),
    text: textPart(blocks),
    html: htmlPart({ title, blocks, locale }),
  };
}
