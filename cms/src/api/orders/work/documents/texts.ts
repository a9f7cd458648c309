import type { Locale } from "@wren/domain";

type DocumentTexts = {
  invoice: (number: string) => string;
  packingSlip: (number: string) => string;
  orderedOn: string;
  paidOn: string;
  sentOn: string;
  vatNumber: (number: string) => string;
  article: string;
  amount: string;
  quantity: string;
  withoutVat: string;
  isPaid: string;
  /** Stands for the buyer after the retention time. */
  isErased: string;
  isTest: string;
  page: (page: number, of: number) => string;
};

const en: DocumentTexts = {
  invoice: (number) => `Invoice ${number}`,
  packingSlip: (number) => `Packing slip ${number}`,
  orderedOn: "Ordered on",
  paidOn: "Paid on",
  sentOn: "Sent on",
  vatNumber: (number) => `VAT number ${number}`,
  article: "Article",
  amount: "Amount",
  quantity: "Quantity",
  withoutVat: "Total without VAT",
  isPaid: "This invoice is paid. There is nothing left to pay.",
  isErased: "The buyer’s name and address have been erased.",
  isTest: "Test mode: no real money moves, and nothing is delivered.",
  page: (page, of) => `Page ${String(page)} of ${String(of)}`,
};

const de: DocumentTexts = {
  invoice: (number) => `Rechnung ${number}`,
  packingSlip: (number) => `Lieferschein ${number}`,
  orderedOn: "Bestellt am",
  paidOn: "Bezahlt am",
  sentOn: "Versandt am",
  vatNumber: (number) => `MWST-Nummer ${number}`,
  article: "Artikel",
  amount: "Betrag",
  quantity: "Menge",
  withoutVat: "Gesamtbetrag ohne Mehrwertsteuer",
  isPaid: "Diese Rechnung ist bezahlt. Es ist kein Betrag offen.",
  isErased: "Name und Adresse des Käufers sind gelöscht.",
  isTest: "Testbetrieb: Es fliesst kein echtes Geld, und es wird nichts geliefert.",
  page: (page, of) => `Seite ${String(page)} von ${String(of)}`,
};

export const DOCUMENT_TEXTS: Record<Locale, DocumentTexts> = { en, de };
