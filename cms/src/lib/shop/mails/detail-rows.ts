import { amountOf } from "./bill";
import type { DetailRow } from "./blocks";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import type { OrderMailTexts } from "./texts";
import { deadlineOf } from "./told";

/** The order at a glance. The total is left to the bill where there is one. */
export function detailRows(kind: OrderMailKind, facts: OrderMailFacts, texts: OrderMailTexts): DetailRow[] {
  const { details } = texts;
  const number = { label: details.number, value: facts.number, isCode: true };
  const method = { label: details.method, value: texts.methods[facts.paymentMethod] };
  const total = { label: details.total, value: amountOf(facts.totalMinor, facts) };
  switch (kind) {
    case "received":
      return [number, method, { label: details.keptUntil, value: deadlineOf(facts, texts) }];
    case "paid":
    case "services-given":
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
