import { monthsText, storageText } from "../../../subscriptions/work/service-words";
import type { DetailRow, MailBlock } from "../../../../platform/mail/letter/blocks";
import { formatDay, monthsBetween } from "./dates";
import type { MailedSubscription, OrderMailFacts } from "./facts";
import type { OrderMailTexts } from "./texts";

/** Every phone's three numbers, and why they must be kept. */
export function subscriptionBlocks({ subscriptions, locale }: OrderMailFacts, texts: OrderMailTexts): MailBlock[] {
  const { headings } = texts;
  const isOne = subscriptions.length === 1;
  return [
    ...subscriptions.flatMap((subscription, index): MailBlock[] => [
      { type: "heading", text: isOne ? headings.subscription : headings.phone(index + 1) },
      { type: "details", rows: rowsOf(subscription, locale, texts) },
    ]),
    ...texts.keepNumbers.map((text): MailBlock => ({ type: "paragraph", text })),
  ];
}

function rowsOf(
  { mobileId, nestId, supportId, startsOn, endsOn, quotaGb }: MailedSubscription,
  locale: OrderMailFacts["locale"],
  { subscription }: OrderMailTexts,
): DetailRow[] {
  return [
    { ...subscription.mobileId, value: mobileId, isCode: true },
    { ...subscription.nestId, value: nestId, isCode: true },
    { ...subscription.supportId, value: supportId, isCode: true },
    { label: subscription.storage, value: storageText(quotaGb) },
    { label: subscription.term, value: monthsText(monthsBetween(startsOn, endsOn), locale) },
    { label: subscription.start, value: formatDay(startsOn, locale) },
    { label: subscription.end, value: formatDay(endsOn, locale) },
  ];
}
