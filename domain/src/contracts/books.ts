import { z } from "zod";

/**
 * Possible findings of a check of the books. Neither buyers nor staff can cause them: something was lost or mixed up.
 */
export const BOOK_FINDING_KINDS = [
  /** A payment, a timeline entry or a subscription refers to a missing order. */
  "order-missing",
  /** The row belongs to another order: the id was given twice. */
  "other-order",
  /** A Monero address whose payment is missing. */
  "payment-missing",
  /** A history entry whose subscription is missing. */
  "subscription-missing",
  /** Monero arrived at an address without an order. */
  "unknown-transfer",
  /** The timeline lacks the entry for the order's state, or has two for its placement. */
  "timeline-differs",
  /** The order counts as paid without a booked payment. */
  "not-paid",
  /** More or fewer subscriptions than were paid for. */
  "subscriptions-differ",
  /** More or fewer services were given than were paid for, and they are not withheld. */
  "services-differ",
  /** A table that may reuse the id of a deleted row. */
  "ids-reusable",
] as const;

/** More findings of a kind are not listed: they have one cause, and its finder looks for the others in the database. */
export const MOST_FINDINGS_OF_A_KIND = 100;

const bookFindingSchema = z.object({
  kind: z.enum(BOOK_FINDING_KINDS),
  table: z.string(),
  /** Null when the whole table is concerned. */
  rowId: z.int().nullable(),
  /** Id of the order that the row refers to, existing or not. */
  orderId: z.int().nullable(),
  /** Null when there is no such order. */
  orderNumber: z.string().nullable(),
  /** Key of a payment: the number of its order, and the attempt. */
  paymentKey: z.string().nullable(),
});

export type BookFinding = z.infer<typeof bookFindingSchema>;

/** Answer to `GET /desk/orders/books`: the result of the last check. */
export const bookReportSchema = z.object({
  /** Null until the first check. */
  checkedAt: z.iso.datetime().nullable(),
  findings: z.array(bookFindingSchema),
  /** False when there are more findings of a kind than the report lists. */
  isWhole: z.boolean(),
});

export type BookReport = z.infer<typeof bookReportSchema>;
