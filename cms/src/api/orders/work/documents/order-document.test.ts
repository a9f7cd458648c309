import { expect, test } from "vitest";
import type { Order } from "../rows";
import { drawDocuments } from "./draw-documents";
import { fontRuns } from "./fonts";
import { invoiceOf, packingSlipOf } from "./order-document";

const SELLER = {
  companyName: "Wren AG",
  companyStreet: "Kramgasse 1",
  companyTown: "3011 Bern",
  companyCountry: "CH",
  vatNumber: "CHE-123.456.789 MWST",
};

const ORDER: Order = {
  id: 1,
  number: "W-7K3M-Q9XD",
  secretHash: "",
  tokenHash: "",
  requestHash: "",
  state: "shipped",
  language: "de",
  currency: "chf",
  lines: [
    {
      sku: "WREN-ONE-GRAPHITE",
      quantity: 2,
      productSlug: "wren-one",
      name: { en: "Wren One", de: "Wren One" },
      variantName: { en: "graphite", de: "Graphit" },
      basePriceMinor: 89_900,
      totalMinor: 179_800,
      isDevice: true,
    },
  ],
  services: [],
  servicesWithheld: false,
  needsShipping: true,
  subtotalMinor: 179_800,
  shippingMinor: 1_200,
  vatMinor: 13_562,
  vatBasisPoints: 810,
  totalMinor: 181_000,
  email: "ada@example.org",
  country: "CH",
  address: {
    firstName: "Zoë",
    lastName: "Łukasiewicz-Äschbacher",
    company: "Käserei Größ & Söhne",
    street: "Hauptstraße 1",
    additionalAddress: "",
    zip: "8001",
    city: "Zürich",
    state: "",
    country: "CH",
  },
  paymentMethod: "card",
  placedAt: "2026-11-15T23:30:00.000Z",
  expiresAt: "2026-11-16T23:30:00.000Z",
  holdsStock: true,
  reservedAt: null,
  reservedUntil: null,
  reservedBy: null,
  paidAt: "2026-11-17T10:00:00.000Z",
  shippedAt: "2026-11-18T10:00:00.000Z",
  trackingNumber: null,
  keepUntil: null,
  erasedAt: null,
};

/** Amounts hold spaces that do not break. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const FACTS = { seller: SELLER, isTest: false, refundedMinor: 0 };

test("an invoice has the order's figures, the seller with the VAT number and the buyer's language", () => {
  const invoice = invoiceOf(ORDER, FACTS);
  expect(invoice).toMatchObject({
    title: "Rechnung W-7K3M-Q9XD",
    seller: ["Wren AG", "Kramgasse 1", "3011 Bern", "Schweiz", "MWST-Nummer CHE-123.456.789 MWST"],
    facts: [
      { label: "Bestellt am", value: "16. November 2026" },
      { label: "Bezahlt am", value: "17. November 2026" },
      { label: "Versandt am", value: "18. November 2026" },
      { label: "Zahlung", value: "Karte" },
    ],
    remarks: ["Diese Rechnung ist bezahlt. Es ist kein Betrag offen."],
  });
  expect(invoice.recipient.slice(0, 2)).toEqual(["Käserei Größ & Söhne", "Zoë Łukasiewicz-Äschbacher"]);
  expect(invoice.articles.map(({ name, notes, total }) => plain([name, ...notes, total].join(": ")))).toEqual([
    "Wren One, Graphit: 2 × CHF 899.00: CHF 1’798.00",
  ]);
  expect(invoice.sums.map(({ label, amount }) => plain(`${label}: ${amount}`))).toEqual([
    "Zwischensumme: CHF 1’798.00",
    "Versand: CHF 12.00",
    "Gesamtbetrag: CHF 1’810.00",
    "Enthaltene Mehrwertsteuer (8,1 %): CHF 135.62",
    "Gesamtbetrag ohne Mehrwertsteuer: CHF 1’674.38",
  ]);
});

test("an invoice says what went back, that it is a test, and that nobody knows the buyer any more", () => {
  const erased = { ...ORDER, language: "en" as const, address: null, email: "", erasedAt: "2026-12-24T00:00:00.000Z" };
  const invoice = invoiceOf(erased, { ...FACTS, isTest: true, refundedMinor: 5_000 });
  const { label, amount } = invoice.sums.at(-1) ?? { label: "", amount: "" };
  expect(plain(`${label}: ${amount}`)).toBe("Refunded: CHF 50.00");
  expect(invoice.recipient).toEqual(["The buyer’s name and address have been erased."]);
  expect(invoice.remarks.at(-1)).toContain("Test mode");
});

test("a packing slip counts articles and names no price", () => {
  const slip = packingSlipOf(ORDER, FACTS);
  expect(slip.title).toBe("Lieferschein W-7K3M-Q9XD");
  expect(slip.articles).toEqual([{ name: "Wren One, Graphit", notes: ["WREN-ONE-GRAPHITE"], total: "2" }]);
  expect(JSON.stringify(slip)).not.toContain("CHF");
});

test("each character is drawn by a font that has it, and what none has is shown as missing", () => {
  expect(fontRuns("Łódź 東", "bold")).toEqual([
    { font: "inter-latin-ext-700-normal", text: "Ł" },
    { font: "inter-latin-700-normal", text: "ód" },
    { font: "inter-latin-ext-700-normal", text: "ź" },
    { font: "inter-latin-700-normal", text: " \uFFFD" },
  ]);
});

test("documents of many orders are one file, and long ones go on on the next page", async () => {
  const long = { ...ORDER, lines: Array.from({ length: 40 }, () => ORDER.lines).flat() };
  const documents = [invoiceOf(ORDER, FACTS), packingSlipOf(long, FACTS), invoiceOf(ORDER, FACTS)];
  const pdf = (await drawDocuments(documents, { now: new Date("2026-11-18T12:00:00Z") })).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(5);
});
