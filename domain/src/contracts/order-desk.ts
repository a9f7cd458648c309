import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { LOCALES } from "../locale.js";
import { ORDER_STATES } from "../order.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { quoteLineSchema } from "./cart.js";
import { shippingAddressSchema } from "./checkout.js";
import { emailFieldSchema } from "./email-field.js";
import { moneroPaymentSchema } from "./monero.js";
import { PAYMENT_STATES, TIMELINE_KINDS } from "./order-page.js";
import { quotedServiceSchema } from "./services.js";

/** Reasons why an order needs attention from staff. */
export const ORDER_NEEDS = [
  /** Paid, and not shipped. */
  "to-ship",
  "paid-late",
  /** The buyer's bank demands the money back, and the dispute is undecided. */
  "disputed",
  /** A refund came back to us, and the buyer still waits for it. */
  "refund-failed",
  /** Paid, but a subscription has changed since the order: give the services, or refund. */
  "services-withheld",
  /** More Monero arrived than the order costs. */
  "monero-overpaid",
  /** Some Monero arrived for an order that ended without it, or was paid another way. */
  "monero-partial",
  /** The Monero that paid an order has vanished from the chain. */
  "monero-gone",
  /** The money received does not match the order's state. */
  "unbalanced",
  /** It is still unknown whether it was paid, long after that should be clear. */
  "stuck",
] as const;

export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** Columns by which staff can sort the list of orders. */
export const ORDER_SORTS = ["placed", "buyer", "country", "total", "state"] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

export const SORT_DIRECTIONS = ["asc", "desc"] as const;

export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** `GET /desk/orders/list`, for staff. */
export const orderDeskQuerySchema = z.object({
  need: z.enum(ORDER_NEEDS).optional(),
  /** Part of an order number, however it was typed, of a name, a company, a town or an e-mail address. */
  search: z.string().max(254).optional(),
  state: z.enum(ORDER_STATES).optional(),
  method: z.enum(PAYMENT_METHODS).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Slug of a product or a service. */
  product: z.string().max(255).optional(),
  /** First and last day on which it was placed. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  direction: z.enum(SORT_DIRECTIONS).optional(),
  page: z.coerce.number().int().min(1).default(1),
});

export type OrderDeskQuery = z.infer<typeof orderDeskQuerySchema>;

export const ORDER_DOCUMENTS = ["invoices", "packing-slips"] as const;

export type OrderDocumentKind = (typeof ORDER_DOCUMENTS)[number];

/** Most orders whose documents are drawn into one file. */
const MAX_DOCUMENTS = 100;

/** `GET /desk/orders/documents/{kind}`: one PDF with a document for each order, in its buyer's language. */
export const orderDocumentsQuerySchema = z.object({
  /** Numbers of orders, separated by commas. */
  numbers: z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.string().min(1)).max(MAX_DOCUMENTS)),
});

export const ORDER_EXPORTS = ["orders", "totals"] as const;

export type OrderExportKind = (typeof ORDER_EXPORTS)[number];

/** `GET /desk/orders/exports/{kind}`: a CSV file of the orders that were paid in these days, or of their totals. */
export const orderExportQuerySchema = z.object({ from: z.iso.date(), until: z.iso.date() });

/** Most lines of a list of parcels. */
export const MAX_SHIPPING_LINES = 200;

/** `POST /desk/orders/shipments`: marks many orders as shipped. */
export const shipmentsRequestSchema = z.strictObject({
  /** Order numbers and tracking numbers, one pair for each line (`parseShippingList`). */
  text: z.string().max(50_000),
  /** True to learn what would happen. */
  isTrial: z.boolean(),
});

export const SHIPMENT_OUTCOMES = [
  "shipped",
  /** It would be shipped; only in a trial. */
  "ready",
  /** It was shipped before with this tracking number: a repeated list changes nothing. */
  "already-shipped",
  /** It was shipped before with another tracking number, which stays. */
  "other-tracking-number",
  "number-invalid",
  "not-found",
  "tracking-number-missing",
  "tracking-number-invalid",
  /** It is not paid, or nothing of it is to be sent. */
  "not-possible",
] as const;

/** Answer to `POST /desk/orders/shipments`: one entry for each line. */
export const shipmentsReportSchema = z.object({
  lines: z.array(
    z.object({
      position: z.int(),
      text: z.string(),
      /** Null when the line has none that could be one. */
      number: z.string().nullable(),
      outcome: z.enum(SHIPMENT_OUTCOMES),
    }),
  ),
});

export type ShipmentsReport = z.infer<typeof shipmentsReportSchema>;

/** `POST /desk/orders/{number}/{action}`. */
export const ORDER_DESK_ACTIONS = [
  "ship",
  "correct-address",
  "correct-email",
  "correct-tracking",
  "cancel",
  "refund",
  "refund-part",
  "refund-part-again",
  "accept-late",
  "give-services",
  "decide-monero",
  "settle-refund",
  "note",
] as const;

export type OrderDeskAction = (typeof ORDER_DESK_ACTIONS)[number];

export const trackingNumberSchema = z.object({
  trackingNumber: z
    .string()
    .trim()
    .max(64)
    .regex(/^[\w .-]*$/)
    .transform((text) => text || null)
    .nullable(),
});

export const correctedAddressSchema = z.object({ address: shippingAddressSchema });

export const correctedEmailSchema = z.object({ email: emailFieldSchema });

/** `POST /desk/orders/{number}/refund-part`. */
export const partialRefundRequestSchema = z.strictObject({
  amountMinor: z.int().min(1),
  reason: z.string().trim().min(1).max(500),
  /** Sum that had gone back when the page was loaded: of two colleagues, or two clicks, only one is right. */
  refundedMinor: z.int().min(0),
});

export type PartialRefundRequest = z.infer<typeof partialRefundRequestSchema>;

export const PARTIAL_REFUND_STATES = [
  /** Stored by us; the provider may not know of it yet. */
  "asked",
  "done",
  "refused",
] as const;

export type PartialRefundState = (typeof PARTIAL_REFUND_STATES)[number];

export const staffNoteSchema = z.object({ note: z.string().trim().min(1).max(2_000) });

/** Reasons for refusing an action of staff, as `error.message` of a 409. */
export const ORDER_DESK_REFUSALS = [
  /** The order's state, or the money received, does not allow it. */
  "not-possible",
  "out-of-stock",
  /** Shipping is paid to the country of the order, and to no other. */
  "country-differs",
  /** A list of parcels is empty or too long. */
  "list-length",
  /** Nobody has paid it. */
  "no-invoice",
  /** Nothing of it is to be sent, or its address has been erased. */
  "no-parcel",
  /** The buyer's address has been erased. */
  "buyer-erased",
  /** More than a part of what is left of the payment. */
  "more-than-left",
  "provider-refused",
  /** It is unknown whether the provider did it; repeating is safe. */
  "provider-unreachable",
] as const;

export type OrderDeskRefusal = (typeof ORDER_DESK_REFUSALS)[number];

/** Answer to `GET /desk/orders/needs`: numbers of orders, mails, findings in the books, and articles. */
export const deskNeedsSchema = z.record(
  z.enum([...ORDER_NEEDS, "failed-mails", "books", "low-stock"]),
  z.int().nonnegative(),
);

export type DeskNeeds = z.infer<typeof deskNeedsSchema>;

const instant = z.iso.datetime();
const minor = z.int();

/** Answer to `GET /desk/orders/list`. */
export const deskOrderListSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.enum(ORDER_STATES),
      placedAt: instant,
      /** The name for the parcel; null when nothing is shipped, and after its retention time. */
      buyer: z.string().nullable(),
      /** Null after its retention time. */
      email: z.string().nullable(),
      paymentMethod: z.enum(PAYMENT_METHODS),
      totalMinor: minor,
      currency: z.enum(CURRENCIES),
      country: z.string().nullable(),
      lines: z.array(quoteLineSchema.pick({ name: true, variantName: true, quantity: true })),
      services: z.array(quotedServiceSchema.pick({ name: true, line: true })),
    }),
  ),
  total: z.int().nonnegative(),
  pageSize: z.int().positive(),
  /** Values of the filters that depend on the shop. */
  choices: z.object({
    countries: z.array(z.string()),
    products: z.array(z.object({ slug: z.string(), name: z.object({ en: z.string(), de: z.string() }) })),
  }),
});

export type DeskOrderList = z.infer<typeof deskOrderListSchema>;

/** A Monero payment as staff see it. */
export const deskMoneroSchema = moneroPaymentSchema
  .omit({ pendingClaims: true, isWalletAway: true, chain: true })
  .extend({ subaddressIndex: z.int(), isClosed: z.boolean(), decidedAt: instant.nullable() });

export type DeskMonero = z.infer<typeof deskMoneroSchema>;

/** Answer to `GET /desk/orders/monero`: the state of the wallet. Null where no Monero is taken. */
const moneroHealthSchema = z.object({
  isTest: z.boolean(),
  walletHeight: z.int(),
  nodeHeight: z.int(),
  scannedAt: instant.nullable(),
  /** Start of the wallet's outage, and its reason. */
  failedAt: instant.nullable(),
  failure: z.string().nullable(),
  /** True when the rates are more than a day old, and no source provides them. */
  isRateOld: z.boolean(),
});

export const moneroHealthAnswerSchema = z.object({ health: moneroHealthSchema.nullable() });

export type MoneroHealth = z.infer<typeof moneroHealthSchema>;

/** Answer to `GET /desk/orders/{number}`. */
export const deskOrderSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  language: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  lines: z.array(quoteLineSchema),
  services: z.array(quotedServiceSchema),
  /** Paid, and not given before staff have decided. */
  servicesWithheld: z.boolean(),
  needsShipping: z.boolean(),
  subtotalMinor: minor,
  shippingMinor: minor.nullable(),
  vatMinor: minor,
  vatBasisPoints: z.int(),
  totalMinor: minor,
  /** Null after its retention time. */
  email: z.string().nullable(),
  /** Null when nothing is shipped. */
  country: z.string().nullable(),
  /** Null when nothing is shipped, and after its retention time. */
  address: shippingAddressSchema.nullable(),
  /** Time at which the buyer's name and addresses will be erased; null while the order is open. */
  keepUntil: instant.nullable(),
  erasedAt: instant.nullable(),
  placedAt: instant,
  expiresAt: instant,
  trackingNumber: z.string().nullable(),
  payments: z.array(
    z.object({
      attempt: z.int(),
      provider: z.string(),
      method: z.enum(PAYMENT_METHODS),
      /** The provider's id of the payment. */
      ref: z.string().nullable(),
      state: z.enum(PAYMENT_STATES),
      currency: z.enum(CURRENCIES),
      receivedMinor: minor,
      refundedMinor: minor,
      /** Time of a failed refund that is still open; null without one. */
      refundFailedAt: instant.nullable(),
      /** Parts that staff refunded, oldest first. */
      parts: z.array(
        z.object({
          id: z.int(),
          amountMinor: minor,
          reason: z.string(),
          by: z.string(),
          askedAt: instant,
          state: z.enum(PARTIAL_REFUND_STATES),
        }),
      ),
      isTest: z.boolean(),
      openedAt: instant,
      monero: deskMoneroSchema.nullable(),
    }),
  ),
  timeline: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(TIMELINE_KINDS),
      at: instant,
      /** The member of staff who did it, if one did. */
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      mobileId: z.string(),
      nestId: z.string(),
      supportId: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      quotaGb: z.int(),
    }),
  ),
});

export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** Answer to `GET /desk/orders/failed-mails`, newest first. Without the text, which may hold a link to an account. */
export const failedMailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.int(),
      to: z.string(),
      subject: z.string(),
      writtenAt: instant,
      attempts: z.int(),
      lastError: z.string().nullable(),
    }),
  ),
});

export type FailedMails = z.infer<typeof failedMailsSchema>;

/** `POST /desk/orders/failed-mails/{id}/{action}`. */
export const FAILED_MAIL_ACTIONS = ["retry", "drop"] as const;

export type FailedMailAction = (typeof FAILED_MAIL_ACTIONS)[number];
