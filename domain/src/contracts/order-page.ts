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

/** `POST /shop/orders/look-up`; a body, because addresses are logged in more places than bodies. */
export const orderLookUpRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  /** True when the buyer returns from the payment page: ask the provider now instead of waiting for its message. */
  returned: z.boolean().default(false),
});

/** `POST /shop/orders/pay`: tries again, perhaps with another method. */
export const payOrderRequestSchema = z.strictObject({ secret: orderSecretSchema, method: z.enum(PAYMENT_METHODS) });

/** Entries of the timeline besides the order's own events. */
export const TIMELINE_KINDS = [
  "placed",
  /** Its address has had many mails within the hour, so the first one was not sent. */
  "mail-withheld",
  /** Its articles are no longer kept; it can still be paid. */
  "reservation-ended",
  "payment-failed",
  "payment-surplus",
  "payment-mismatch",
  /** Paid services could not be given as ordered: staff must decide. */
  "service-withheld",
  /** Money was refunded and the order continues: a part of it, or a surplus. */
  "payment-refunded",
  /** Staff refunded a part, and the buyer keeps the order. */
  "part-refunded",
  /** The refund came back to us: the buyer's bank rejected it. */
  "refund-failed",
  /** Staff refunded it another way. */
  "refund-settled",
  /** The buyer's bank demands the money back; closed when it has decided. */
  "dispute-opened",
  "dispute-closed",
  /** Staff decided to give the services. */
  "service-given",
  /** Less Monero arrived than the order costs. */
  "monero-too-low",
  /** A transaction that had been seen has vanished. */
  "monero-vanished",
  /** Staff decided about Monero that was too much, too little or vanished. */
  "monero-decided",
  /** Staff corrected something for the buyer, who was told by mail. */
  "address-corrected",
  "email-corrected",
  "tracking-corrected",
  "note",
  ...ORDER_EVENTS,
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const instant = z.iso.datetime();

export const PAYMENT_STATES = [
  /** Stored by us; the provider may not know of it yet. */
  "creating",
  "open",
  "processing",
  "paid",
  "failed",
  "expired",
  "refunded",
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The order's page, from placement to its end. */
export const orderPageSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  placedAt: instant,
  /** End of the time for the payment. */
  expiresAt: instant,
  /** End of the reservation of unpaid articles; null without one. */
  articlesKeptUntil: instant.nullable(),
  lines: z.array(quoteLineSchema),
  services: z.array(quotedServiceSchema),
  /** The services are paid, and staff must decide before they are given. */
  areServicesWithheld: z.boolean(),
  subtotalMinor: z.int(),
  shippingMinor: z.int().nullable(),
  vatMinor: z.int(),
  vatBasisPoints: z.int(),
  totalMinor: z.int(),
  /** Part of the total that went back to the buyer, or all of it. */
  refundedMinor: z.int(),
  /** Null after its retention time. */
  email: z.string().nullable(),
  /** Null when nothing is shipped. */
  country: z.string().nullable(),
  /** Null when nothing is shipped, and after its retention time. */
  address: shippingAddressSchema.nullable(),
  trackingNumber: z.string().nullable(),
  /** Usual delivery time in working days; null when nothing is shipped, or no longer to this country. */
  deliveryDays: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** The numbers of each phone's subscription; empty until it is paid, and after its retention time. */
  subscriptions: z.array(z.object({ mobileId: z.string(), nestId: z.string(), supportId: z.string() })),
  /** Time at which the buyer's name and addresses will be erased; null while the order is open. */
  keepUntil: instant.nullable(),
  erasedAt: instant.nullable(),
  payment: z
    .object({
      method: z.enum(PAYMENT_METHODS),
      state: z.enum(PAYMENT_STATES),
      /** Address at which to continue paying, while that is possible. */
      url: z.string().nullable(),
      isTest: z.boolean(),
      /** Set when the buyer pays on our page: the address, the amount, and the transfers received. */
      monero: moneroPaymentSchema.nullable(),
    })
    .nullable(),
  /** The seller, for the head of the receipt. Fields that staff have not filled in are null, and left out. */
  seller: sellerSchema,
  /** Entries that the buyer may see, oldest first. */
  timeline: z.array(z.object({ kind: z.enum(TIMELINE_KINDS), at: instant })),
});

export type OrderPage = z.infer<typeof orderPageSchema>;

const methods = z.array(z.enum(PAYMENT_METHODS));

/**
 * `GET /shop/payment-methods`: the methods on offer in each currency. Monero is missing where it has no rate.
 * `problemWithMethod` tells whether an amount can be paid that way.
 */
export const paymentMethodsSchema = z.object({
  methods: z.object({ chf: methods, usd: methods, eur: methods } satisfies Record<Currency, typeof methods>),
  /** True when payments are simulated: every payment page says so. */
  isTest: z.boolean(),
});

export type PaymentMethodsAnswer = z.infer<typeof paymentMethodsSchema>;
