import { amountOf } from "./bill";
import type { DetailRow } from "../../../../platform/mail/letter/blocks";
import { formatInstant } from "./dates";
import type { OrderMailFacts, OrderMailKind } from "./facts";
import type { OrderMailTexts } from "./texts";
import { deadlineOf } from "./told";

/** Summary of the order. The total is left to the bill where there is one. */
export function detailRows(kind: OrderMailKind, facts: OrderMailFacts, texts: OrderMailTexts): DetailRow[] {
  const { details } = texts;
  const number = { label: details.number, value: facts.number, isCode: true };
  const method = { label: details.method, value: texts.methods[facts.paymentMethod] };
  const total = { label: details.total, value: amountOf(facts.totalMinor, facts) };
  switch (kind) {
    case "received":
      return [number, method, { label: details.payBy, value: deadlineOf(facts, texts) }];
    case "paid":
    case "services-given":
      return [number, method];
    case "shipped":
      return [number, ...trackingRow(facts, texts)];
    case "refunded":
    case "part-refunded":
      return [number, total, ...refundedRow(facts, texts)];
    case "tracking-corrected":
      return [number, total, ...trackingRow(facts, texts)];
    case "address-corrected":
    case "email-corrected":
    case "identifiers":
    case "expired":
    case "cancelled":
    case "paid-late":
      return [number, total];
    case "monero-seen":
      return [number, total, ...moneroRows(facts, texts, ["received"])];
    case "monero-address":
      return [number, total, ...moneroRows(facts, texts, ["missing", "address", "quote"])];
    case "monero-too-low":
    case "monero-vanished":
      return [number, total, ...moneroRows(facts, texts, ["received", "missing", "address", "quote"])];
    case "monero-claim-failed":
      return [number, total, ...moneroRows(facts, texts, ["transaction"])];
  }
}

type MoneroRow = "address" | "missing" | "received" | "quote" | "transaction";

/** Everything needed to pay with this mail alone. */
function moneroRows(
  { monero, locale }: OrderMailFacts,
  { details, deadline }: OrderMailTexts,
  wanted: MoneroRow[],
): DetailRow[] {
  if (!monero) return [];
  const rows: Record<MoneroRow, DetailRow> = {
    address: { label: details.moneroAddress, value: monero.address, isCode: true },
    missing: { label: details.moneroMissing, value: monero.missingXmr, isCode: true },
    received: { label: details.moneroReceived, value: monero.receivedXmr },
    quote: { label: details.moneroQuote, value: deadline(formatInstant(monero.quoteUntil, locale)) },
    transaction: { label: details.transaction, value: monero.txid ?? "", isCode: true },
  };
  return wanted.map((row) => rows[row]);
}

function trackingRow({ trackingNumber }: OrderMailFacts, { details }: OrderMailTexts): DetailRow[] {
  return trackingNumber ? [{ label: details.trackingNumber, value: trackingNumber, isCode: true }] : [];
}

function refundedRow(facts: OrderMailFacts, { details }: OrderMailTexts): DetailRow[] {
  const { refundedMinor } = facts;
  return refundedMinor === null ? [] : [{ label: details.refunded, value: amountOf(refundedMinor, facts) }];
}
