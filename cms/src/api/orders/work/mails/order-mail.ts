import type { Locale } from "@wren/domain";
import { composeMail } from "./compose";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import { htmlPart } from "../../../../platform/mail/letter/html-part";
import { oneLine } from "../../../../platform/mail/letter/one-line";
import type { OrderMailTexts } from "./texts";
import { de } from "./texts-de";
import { en } from "./texts-en";
import { textPart } from "../../../../platform/mail/letter/text-part";

const TEXTS: Record<Locale, OrderMailTexts> = { en, de };

export type OrderMail = { subject: string; text: string; html: string };

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
