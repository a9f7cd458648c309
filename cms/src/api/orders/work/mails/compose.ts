import { billOf } from "./bill";
import type { MailBlock } from "../../../../platform/mail/letter/blocks";
import { detailRows } from "./detail-rows";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import { postalLabel } from "./postal-label";
import { givenBlocks } from "./given-blocks";
import { sitePage } from "../../../../platform/mail/letter/site-page";
import { subscriptionBlocks } from "./subscription-blocks";
import type { OrderMailTexts } from "./texts";
import { whatIsTold } from "./told";

/** Sections below the text of each mail: the order itself only where it matters. */
const SECTIONS: Record<OrderMailKind, Section[]> = {
  received: ["order-page", "secret-link", "details", "bill", "address"],
  paid: ["given", "order-page", "details", "bill"],
  "services-given": ["given", "order-page", "details", "bill"],
  identifiers: ["subscriptions", "order-page", "details"],
  shipped: ["order-page", "details", "bill", "address"],
  expired: ["order-page", "details", "order-again"],
  cancelled: ["order-page", "details", "order-again"],
  refunded: ["order-page", "details"],
  "part-refunded": ["order-page", "details"],
  "paid-late": ["order-page", "details"],
  "address-corrected": ["order-page", "details", "address"],
  "email-corrected": ["order-page", "secret-link", "details"],
  "tracking-corrected": ["order-page", "details"],
  "monero-address": ["details", "order-page"],
  "monero-seen": ["order-page", "details"],
  "monero-too-low": ["details", "order-page"],
  "monero-vanished": ["details", "order-page"],
  "monero-claim-failed": ["details", "order-page"],
};

type Section =
  | "order-page"
  | "secret-link"
  | "details"
  | "bill"
  | "address"
  | "given"
  | "subscriptions"
  | "order-again";

export function composeMail(kind: OrderMailKind, facts: OrderMailFacts, texts: OrderMailTexts): MailBlock[] {
  return [
    ...(facts.isTest ? [{ type: "notice", text: texts.testNotice } as const] : []),
    { type: "paragraph", text: texts.greeting },
    ...texts.tell[kind](whatIsTold(facts, texts)).map((text) => ({ type: "paragraph", text }) as const),
    ...SECTIONS[kind].flatMap((section) => sectionBlocks(section, { kind, facts, texts })),
    { type: "link", ...texts.questions, url: sitePage(facts, "/support/contact") },
    { type: "signature", text: texts.signature(facts.companyName) },
  ];
}

type Writing = { kind: OrderMailKind; facts: OrderMailFacts; texts: OrderMailTexts };

function sectionBlocks(section: Section, { kind, facts, texts }: Writing): MailBlock[] {
  const { address, locale, orderUrl } = facts;
  switch (section) {
    case "order-page":
      return [{ type: "action", label: texts.orderPage, url: orderUrl }];
    case "secret-link":
      return [{ type: "paragraph", text: texts.secretLink }];
    case "details":
      return [{ type: "details", rows: detailRows(kind, facts, texts) }];
    case "bill":
      return [
        { type: "heading", text: texts.headings.bill },
        { type: "bill", bill: billOf(facts, texts) },
      ];
    case "address":
      if (!address) return [];
      return [
        { type: "heading", text: texts.headings.address },
        { type: "postal-label", lines: postalLabel(address, locale) },
      ];
    case "given":
      return givenBlocks(facts, texts);
    case "subscriptions":
      return subscriptionBlocks(facts, texts);
    case "order-again":
      return [{ type: "link", ...texts.orderAgain, url: sitePage(facts, "/shop") }];
  }
}
