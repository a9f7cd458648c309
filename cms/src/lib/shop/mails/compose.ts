import { amountOf, billOf } from "./bill";
import type { DetailRow, MailBlock } from "./blocks";
import { formatInstant } from "./dates";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import { postalLabel } from "./postal-label";
import { sitePage } from "./site-page";
import { subscriptionBlocks } from "./subscription-blocks";
import type { OrderMailTexts, Told } from "./texts";

/** Liechtenstein belongs to the Swiss customs territory. */
const WITHOUT_CUSTOMS = ["CH", "LI"];

/** What follows the sentences: the order itself where it matters, and not where it does not. */
const SECTIONS: Record<OrderMailKind, Section[]> = {
  received: ["secret-link", "bill", "address"],
  paid: ["bill"],
  identifiers: ["subscriptions"],
  shipped: ["bill", "address"],
  expired: ["order-again"],
  cancelled: ["order-again"],
  refunded: [],
  "paid-late": [],
};

type Section = "secret-link" | "bill" | "address" | "subscriptions" | "order-again";

export function composeMail(kind: OrderMailKind, facts: OrderMailFacts, texts: OrderMailTexts): MailBlock[] {
  return [
    ...(facts.isTest ? [{ type: "notice", text: texts.testNotice } as const] : []),
    { type: "paragraph", text: texts.greeting },
    ...texts.tell[kind](whatIsTold(facts, texts)).map((text) => ({ type: "paragraph", text }) as const),
    { type: "action", label: texts.orderPage, url: facts.orderUrl },
    { type: "details", rows: detailsOf(kind, facts, texts) },
    ...SECTIONS[kind].flatMap((section) => sectionBlocks(section, facts, texts)),
    { type: "link", ...texts.questions, url: sitePage(facts, "/support/contact") },
    { type: "signature", text: texts.signature(facts.companyName) },
  ];
}

function whatIsTold(facts: OrderMailFacts, texts: OrderMailTexts): Told {
  const { address, refundedMinor, shippingMinor } = facts;
  return {
    number: facts.number,
    total: amountOf(facts.totalMinor, facts),
    deadline: deadlineOf(facts, texts),
    refunded: refundedMinor === null ? null : amountOf(refundedMinor, facts),
    method: facts.paymentMethod,
    // Not the address: that one is erased after a while.
    isSent: shippingMinor !== null,
    hasImportFees: address !== null && !WITHOUT_CUSTOMS.includes(address.country),
    deliveryDays: facts.deliveryDays ?? null,
    subscriptionCount: facts.subscriptions.length,
  };
}

function deadlineOf({ expiresAt, locale }: OrderMailFacts, texts: OrderMailTexts): string {
  return texts.deadline(formatInstant(expiresAt, locale));
}

function detailsOf(kind: OrderMailKind, facts: OrderMailFacts, texts: OrderMailTexts): DetailRow[] {
  const { details } = texts;
  const number = { label: details.number, value: facts.number, isCode: true };
  const method = { label: details.method, value: texts.methods[facts.paymentMethod] };
  const total = { label: details.total, value: amountOf(facts.totalMinor, facts) };
  switch (kind) {
    case "received":
      return [number, method, { label: details.keptUntil, value: deadlineOf(facts, texts) }];
    case "paid":
      return [number, method];
    case "shipped":
      return [number, ...trackingRow(facts, texts)];
    case "refunded":
      return [number, total, ...refundedRow(facts, texts)];
    case "identifiers":
    case "expired":
    case "cancelled":
    case "paid-late":
      return [number, total];
  }
}

function trackingRow({ trackingNumber }: OrderMailFacts, { details }: OrderMailTexts): DetailRow[] {
  return trackingNumber ? [{ label: details.trackingNumber, value: trackingNumber, isCode: true }] : [];
}

function refundedRow(facts: OrderMailFacts, { details }: OrderMailTexts): DetailRow[] {
  const { refundedMinor } = facts;
  return refundedMinor === null ? [] : [{ label: details.refunded, value: amountOf(refundedMinor, facts) }];
}

function sectionBlocks(section: Section, facts: OrderMailFacts, texts: OrderMailTexts): MailBlock[] {
  const { address, locale } = facts;
  switch (section) {
    case "secret-link":
      return [{ type: "paragraph", text: texts.secretLink }];
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
    case "subscriptions":
      return subscriptionBlocks(facts, texts);
    case "order-again":
      return [{ type: "link", ...texts.orderAgain, url: sitePage(facts, "/shop") }];
  }
}
