import { formatIsoDay } from "@wren/domain";
import { storageText } from "../../../subscriptions/work/service-words";
import type { MailBlock } from "../../../../platform/mail/letter/blocks";
import type { OrderMailFacts } from "./facts";
import type { OrderMailTexts } from "./texts";

/** New state of each subscription that was given a service; empty without any. */
export function givenBlocks({ given, locale }: OrderMailFacts, texts: OrderMailTexts): MailBlock[] {
  if (given.length === 0) return [];
  const rows = given.map(({ identifier, after: { quotaGb, endsOn } }) => {
    const now = { storage: storageText(quotaGb), endsOn: formatIsoDay(endsOn, locale) };
    return { label: identifier, value: texts.given(now) };
  });
  return [
    { type: "heading", text: texts.headings.given },
    { type: "details", rows },
  ];
}
