import { z } from "zod";
import { CURRENCIES, type Currency } from "../currency.js";
import { LOCALES } from "../locale.js";
import { ORDER_EVENTS, ORDER_STATES } from "../order.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { quoteLineSchema } from "./cart.js";
import { shippingAddressSchema } from "./checkout.js";
import { moneroPaymentSchema } from "./monero.js";
import { orderSecretSchema } from "./order-secret.js";
import { quotedServiceSchema } from "./services.js";
import { sellerSchema } from "./website.js";

/** `POST /shop/orders/look-up`; a body, because addresses are written down in more places than bodies. */
export const orderLookUpRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  /** The buyer comes back from the payment page: ask the provider now instead of waiting for its message. */
  returned: z.boolean().default(false),
});

/** `POST /shop/orders/pay`: once more, perhaps another way. */
export const payOrderRequestSchema = z.strictObject({ secret: orderSecretSchema, method: z.enum(PAYMENT_METHODS) });

/** What else is on the timeline besides the order's own events. */
export const TIMELINE_KINDS = [
  "placed",
  /** Its address has had many mails within the hour, so the first one was not sent. */
  "mail-withheld",
  /** Its articles are no longer kept; it can still be paid. */
  "reservation-ended",
  "payment-failed",
  "payment-surplus",
  "payment-mismatch",
  /** What was paid for could not be given as it was ordered: somebody must decide. */
  "service-withheld",
  /** Money went back, and the order goes on: a part of it, or what was paid too much. */
  "payment-refunded",
  /** The refund came back to us: the buyer's bank did not take it. */
  "refund-failed",
  /** Somebody sent it another way. */
  "refund-settled",
  /** The buyer's bank wants the money back; closed when it has decided. */
  "dispute-opened",
  "dispute-closed",
  /** Somebody decided to give it. */
  "service-given",
  /** Less Monero came than the order costs. */
  "monero-too-low",
  /** A transaction that had been seen is gone. */
  "monero-vanished",
  /** Somebody decided about Monero that was too much, too little or gone. */
  "monero-decided",
  "note",
  ...ORDER_EVENTS,
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const instant = z.iso.datetime();

export const PAYMENT_STATES = [
  /** Remembered by us, not yet known to the provider, or we do not know that it is. */
  "creating",
  "open",
  "processing",
  "paid",
  "failed",
  "expired",
  "refunded",
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The order's own page, for its whole life. */
export const orderPageSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  placedAt: instant,
  /** Until when it waits for the money. */
  expiresAt: instant,
  /** Until when it keeps its articles without a payment; null when it keeps none. */
  articlesKeptUntil: instant.nullable(),
  lines: z.array(quoteLineSchema),
  services: z.array(quotedServiceSchema),
  /** They are paid, and somebody of the staff must decide before they are given. */
  areServicesWithheld: z.boolean(),
  subtotalMinor: z.int(),
  shippingMinor: z.int().nullable(),
  vatMinor: z.int(),
  vatBasisPoints: z.int(),
  totalMinor: z.int(),
  /** Null after its time of keeping. */
  email: z.string().nullable(),
  /** Null when nothing is sent. */
  country: z.string().nullable(),
  /** Null when nothing is sent, and after its time of keeping. */
  address: shippingAddressSchema.nullable(),
  trackingNumber: z.string().nullable(),
  /** When the buyer's name and addresses will be erased; null while the order goes on. */
  keepUntil: instant.nullable(),
  erasedAt: instant.nullable(),
  payment: z
    .object({
      method: z.enum(PAYMENT_METHODS),
      state: z.enum(PAYMENT_STATES),
      /** Where to go on paying, while that is possible. */
      url: z.string().nullable(),
      isTest: z.boolean(),
      /** Where our page is the place to pay: what to send where, and what has come. */
      monero: moneroPaymentSchema.nullable(),
    })
    .nullable(),
  /** The seller, for the head of the receipt. Fields that staff have not filled in are null, and left out. */
  seller: sellerSchema,
  /** What the buyer may see of it, oldest first. */
  timeline: z.array(z.object({ kind: z.enum(TIMELINE_KINDS), at: instant })),
});

export type OrderPage = z.infer<typeof orderPageSchema>;

const methods = z.array(z.enum(PAYMENT_METHODS));

/**
 * `GET /shop/payment-methods`: what can be offered in each currency. Monero is missing where it has no price. Whether a
 * sum can be paid that way is `problemWithMethod`'s business.
 */
export const paymentMethodsSchema = z.object({
  methods: z.object({ chf: methods, usd: methods, eur: methods } satisfies Record<Currency, typeof methods>),
  /** Payments are played, not made: said wherever one pays. */
  isTest: z.boolean(),
});

export type PaymentMethodsAnswer = z.infer<typeof paymentMethodsSchema>;
