import type { Locale } from "@wren/domain";
import { phoneEnding } from "../../subscriptions/work/phone-ending";
import type { MailBlock } from "../../../platform/mail/letter/blocks";
import { htmlPart } from "../../../platform/mail/letter/html-part";
import { oneLine } from "../../../platform/mail/letter/one-line";
import { sitePage } from "../../../platform/mail/letter/site-page";
import { textPart } from "../../../platform/mail/letter/text-part";
import { de, en, type ChangeMailKind, type ChangeMailWords } from "./change-mail-words";

const WORDS: Record<Locale, ChangeMailWords> = { en, de };

type EmailChangeMailData = {
  locale: Locale;
  mobileId: string;
  /** Target of its button, without the language prefix. */
  path: string;
  siteUrl: string;
  companyName: string;
};

/** No mail contains an address: the reader of one must not learn the other. */
export function changeMail(kind: ChangeMailKind, facts: EmailChangeMailData) {
  const { locale, mobileId, companyName } = facts;
  const { greeting, mails, questions } = WORDS[locale];
  const { title, tell, action, after } = mails[kind];
  const paragraph = (text: string): MailBlock => ({ type: "paragraph", text });
  const blocks: MailBlock[] = [
    paragraph(greeting),
    ...tell(phoneEnding(mobileId)).map(paragraph),
    { type: "action", label: action, url: sitePage(facts, facts.path) },
    ...after.map(paragraph),
    { type: "link", ...questions, url: sitePage(facts, "/support/contact") },
    { type: "signature", text: `${companyName}, Bern` },
  ];
  return { subject: oneLine(title), text: textPart(blocks), html: htmlPart({ title, blocks, locale }) };
}
