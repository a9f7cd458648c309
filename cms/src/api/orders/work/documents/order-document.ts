import { formatIsoDay, isoDayOf, type Locale, type Seller } from "@wren/domain";
import type { Article, DetailRow, Sum } from "../../../../platform/mail/letter/blocks";
import { articleName } from "../line-names";
import { amountOf, billOf } from "../mails/bill";
import { TEXTS } from "../mails/order-mail";
import { countryName, postalLabel } from "../mails/postal-label";
import type { Order } from "../rows";
import { DOCUMENT_TEXTS } from "./texts";

/** A document about one order, in words: everything that is drawn. */
export type OrderDocument = {
  locale: Locale;
  title: string;
  seller: string[];
  recipient: string[];
  facts: DetailRow[];
  /** Headings of the table's two columns. */
  columns: [string, string];
  articles: Article[];
  sums: Sum[];
  remarks: string[];
};

type DocumentFacts = {
  seller: Seller;
  isTest: boolean;
  /** Money that went back to the buyer so far. */
  refundedMinor: number;
};

/** The invoice of a paid order. Its figures are the order's own and those of the mails. */
export function invoiceOf(order: Order, { seller, isTest, refundedMinor }: DocumentFacts): OrderDocument {
  const locale = order.language;
  const [texts, mailTexts] = [DOCUMENT_TEXTS[locale], TEXTS[locale]];
  const facts = { ...order, locale };
  const { articles, sums } = billOf(facts, mailTexts);
  const netMinor = order.totalMinor - order.vatMinor;
  const refunded = { label: mailTexts.details.refunded, amount: amountOf(refundedMinor, facts) };
  return {
    ...headOf(order, seller),
    title: texts.invoice(order.number),
    recipient: recipientOf(order),
    facts: [...daysOf(order), { label: mailTexts.details.method, value: mailTexts.methods[order.paymentMethod] }],
    columns: [texts.article, texts.amount],
    articles,
    sums: [
      ...sums,
      { label: texts.withoutVat, amount: amountOf(netMinor, facts) },
      ...(refundedMinor > 0 ? [refunded] : []),
    ],
    remarks: [texts.isPaid, ...(isTest ? [texts.isTest] : [])],
  };
}

/** The list that lies in the parcel: what is in it, without prices. */
export function packingSlipOf(order: Order, { seller, isTest }: DocumentFacts): OrderDocument {
  const texts = DOCUMENT_TEXTS[order.language];
  return {
    ...headOf(order, seller),
    title: texts.packingSlip(order.number),
    recipient: recipientOf(order),
    facts: daysOf(order),
    columns: [texts.article, texts.quantity],
    articles: order.lines.map((line) => ({
      name: articleName(line, order.language),
      notes: [line.sku],
      total: String(line.quantity),
    })),
    sums: [],
    remarks: isTest ? [texts.isTest] : [],
  };
}

function headOf({ language: locale }: Order, seller: Seller) {
  const { companyName, companyStreet, companyTown, companyCountry, vatNumber } = seller;
  const lines = [
    companyName,
    companyStreet,
    companyTown,
    companyCountry && countryName(companyCountry, locale),
    vatNumber && DOCUMENT_TEXTS[locale].vatNumber(vatNumber),
  ];
  return { locale, seller: lines.filter((line) => line !== null) };
}

function recipientOf({ address, email, erasedAt, language }: Order): string[] {
  if (erasedAt) return [DOCUMENT_TEXTS[language].isErased];
  return address ? postalLabel(address, language) : [email];
}

function daysOf({ language, placedAt, paidAt, shippedAt }: Order): DetailRow[] {
  const texts = DOCUMENT_TEXTS[language];
  const days = [
    { label: texts.orderedOn, at: placedAt },
    { label: texts.paidOn, at: paidAt },
    { label: texts.sentOn, at: shippedAt },
  ];
  return days.flatMap(({ label, at }) =>
    at ? [{ label, value: formatIsoDay(isoDayOf(new Date(at)), language) }] : [],
  );
}
