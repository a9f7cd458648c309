import type { Core } from "@strapi/strapi";
import { hasInvoice, hasPackingSlip, isoDayOf, type OrderDeskRefusal, type OrderDocumentKind } from "@wren/domain";
import { isTestShop } from "../../../platform/test-mode";
import { readShop } from "../../catalog/work/catalog";
import { drawDocuments } from "../../orders/work/documents/draw-documents";
import { invoiceOf, packingSlipOf } from "../../orders/work/documents/order-document";
import { orders, type Order } from "../../orders/work/rows";
import { sumRefunds } from "../../payments/work/refunds";

type Pdf = { name: string; type: string; bytes: Buffer };

export type MadeDocuments = { ok: true; file: Pdf } | { ok: false; refusal: OrderDeskRefusal | "not-found" };

const KINDS = {
  invoices: {
    name: "invoice",
    refusal: "no-invoice",
    draft: invoiceOf,
    exists: ({ state }: Order) => hasInvoice(state),
  },
  "packing-slips": { name: "packing-slip", refusal: "no-parcel", draft: packingSlipOf, exists: hasPackingSlip },
} as const;

/** One PDF with a document for each order, in the sequence asked for. Refused as a whole when one of them has none. */
export async function makeDocuments(
  strapi: Core.Strapi,
  kind: OrderDocumentKind,
  { numbers, now }: { numbers: string[]; now: Date },
): Promise<MadeDocuments> {
  const { name, refusal, draft, exists } = KINDS[kind];
  const rows = await orders(strapi).findMany({ where: { number: { $in: numbers } } });
  const wanted = numbers.flatMap((number) => rows.filter((row) => row.number === number));
  if (wanted.length < numbers.length) return { ok: false, refusal: "not-found" };
  if (!wanted.every(exists)) return { ok: false, refusal };
  const { seller } = await readShop(strapi);
  const isTest = isTestShop(strapi);
  const refunds = await sumRefunds(strapi, wanted);
  const documents = wanted.map((order) => draft(order, { seller, isTest, refundedMinor: refunds.get(order.id) ?? 0 }));
  const suffix = numbers.length === 1 ? numbers[0] : isoDayOf(now);
  const bytes = await drawDocuments(documents, { now });
  return { ok: true, file: { name: `${name}-${String(suffix)}.pdf`, type: "application/pdf", bytes } };
}
