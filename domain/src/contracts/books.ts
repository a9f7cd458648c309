import { z } from "zod";

/** What the check of the books can find. None of it can come from a buyer or from staff: something was lost or mixed up. */
export const BOOK_FINDING_KINDS = [
  /** A payment, a timeline entry or a subscription names an order that is not there. */
  "order-missing",
  /** It hangs on an order that is not its own: the id was given twice. */
  "other-order",
  /** A Monero address without the payment that it was made for. */
  "payment-missing",
  /** An entry in the history of a subscription that is not there. */
  "subscription-missing",
  /** Monero came to an address of no order. */
  "unknown-transfer",
  /** The timeline lacks the entry that its state comes from, or says twice that it was placed. */
  "timeline-differs",
  /** Counts as paid, and no payment is booked. */
  "not-paid",
  /** More or fewer subscriptions than were paid for. */
  "subscriptions-differ",
  /** More or fewer services were given than were paid for, and nobody withholds them. */
  "services-differ",
  /** A table that may give the id of a deleted row to a new one. */
  "ids-reusable",
] as const;

/** More of a kind are not listed: they have one cause, and whoever finds it looks for the others in the database. */
export const MOST_FINDINGS_OF_A_KIND = 100;

const bookFindingSchema = z.object({
  kind: z.enum(BOOK_FINDING_KINDS),
  table: z.string(),
  /** Null when it is about the whole table. */
  rowId: z.int().nullable(),
  /** The order that the row names, whether it exists or not. */
  orderId: z.int().nullable(),
  /** Null when there is no such order. */
  orderNumber: z.string().nullable(),
  /** Of a payment: the number of the order that it was opened for, and the attempt. */
  paymentKey: z.string().nullable(),
});

export type BookFinding = z.infer<typeof bookFindingSchema>;

/** The answer to `GET /desk/orders/books`: what the last check found. */
export const bookReportSchema = z.object({
  /** Null until the books were checked. */
  checkedAt: z.iso.datetime().nullable(),
  findings: z.array(bookFindingSchema),
  /** False when there is more of a kind than the report lists. */
  isWhole: z.boolean(),
});

export type BookReport = z.infer<typeof bookReportSchema>;
