import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { LOCALES } from "../locale.js";
import { ORDER_STATES } from "../order.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { quoteLineSchema } from "./cart.js";
import { shippingAddressSchema } from "./checkout.js";
import { moneroPaymentSchema } from "./monero.js";
import { PAYMENT_STATES, TIMELINE_KINDS } from "./order-page.js";
import { quotedServiceSchema } from "./services.js";

/** What somebody of the staff has to look at. */
export const ORDER_NEEDS = [
  /** Paid, and not on its way. */
  "to-ship",
  "paid-late",
  /** The buyer's bank wants the money back, and that is not decided yet. */
  "disputed",
  /** Money that was sent back came back to us, and the buyer still waits for it. */
  "refund-failed",
  /** Paid, but a subscription has become another since the order: give it, or send the money back. */
  "services-withheld",
  /** More Monero came than the order costs. */
  "monero-overpaid",
  /** Some Monero came for an order that has ended without it, or was paid another way. */
  "monero-partial",
  /** The Monero that paid an order is gone from the chain. */
  "monero-gone",
  /** More or less money than the order's state says. */
  "unbalanced",
  /** Nobody knows whether it was paid, long after that should be known. */
  "stuck",
] as const;

export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** `GET /desk/orders/list`, for staff. */
export const orderDeskQuerySchema = z.object({
  need: z.enum(ORDER_NEEDS).optional(),
  /** An order number, however it was typed, or an e-mail address. */
  search: z.string().max(254).optional(),
  page: z.coerce.number().int().min(1).default(1),
});

/** `POST /desk/orders/{number}/{action}`. */
export const ORDER_DESK_ACTIONS = [
  "ship",
  "cancel",
  "refund",
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

export const staffNoteSchema = z.object({ note: z.string().trim().min(1).max(2_000) });

/** Why staff could not do what they wanted, as `error.message` of a 409. */
export const ORDER_DESK_REFUSALS = [
  /** In the order's state, or with the money that is there, this is not done. */
  "not-possible",
  "out-of-stock",
  /** Nobody knows any more where to send it. */
  "buyer-erased",
  "provider-refused",
  /** Nobody knows whether the provider did it; doing it again is safe. */
  "provider-unreachable",
] as const;

export type OrderDeskRefusal = (typeof ORDER_DESK_REFUSALS)[number];

/** The answer to `GET /desk/orders/needs`: how many orders, mails, and findings in the books. */
export const deskNeedsSchema = z.record(z.enum([...ORDER_NEEDS, "failed-mails", "books"]), z.int().nonnegative());

export type DeskNeeds = z.infer<typeof deskNeedsSchema>;

const instant = z.iso.datetime();
const minor = z.int();

/** The answer to `GET /desk/orders/list`. */
export const deskOrderListSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.enum(ORDER_STATES),
      placedAt: instant,
      totalMinor: minor,
      currency: z.enum(CURRENCIES),
      country: z.string().nullable(),
      lines: z.array(quoteLineSchema.pick({ name: true, variantName: true, quantity: true })),
      services: z.array(quotedServiceSchema.pick({ name: true, line: true })),
    }),
  ),
  total: z.int().nonnegative(),
  pageSize: z.int().positive(),
});

export type DeskOrderList = z.infer<typeof deskOrderListSchema>;

/** What staff see of a payment in Monero. */
export const deskMoneroSchema = moneroPaymentSchema
  .omit({ pendingClaims: true, isWalletAway: true, chain: true })
  .extend({ subaddressIndex: z.int(), isClosed: z.boolean(), decidedAt: instant.nullable() });

export type DeskMonero = z.infer<typeof deskMoneroSchema>;

/** The answer to `GET /desk/orders/monero`: how the wallet does. Null where no Monero is taken. */
const moneroHealthSchema = z.object({
  isTest: z.boolean(),
  walletHeight: z.int(),
  nodeHeight: z.int(),
  scannedAt: instant.nullable(),
  /** Since when the wallet cannot be asked, and why. */
  failedAt: instant.nullable(),
  failure: z.string().nullable(),
  /** Nobody has set the prices for more than a day, and no source gives them. */
  isRateOld: z.boolean(),
});

export const moneroHealthAnswerSchema = z.object({ health: moneroHealthSchema.nullable() });

export type MoneroHealth = z.infer<typeof moneroHealthSchema>;

/** The answer to `GET /desk/orders/{number}`. */
export const deskOrderSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  language: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  lines: z.array(quoteLineSchema),
  services: z.array(quotedServiceSchema),
  /** Paid, and not given before somebody decides. */
  servicesWithheld: z.boolean(),
  needsShipping: z.boolean(),
  subtotalMinor: minor,
  shippingMinor: minor.nullable(),
  vatMinor: minor,
  vatBasisPoints: z.int(),
  totalMinor: minor,
  /** Null after its time of keeping. */
  email: z.string().nullable(),
  /** Null when nothing is sent. */
  country: z.string().nullable(),
  /** Null when nothing is sent, and after its time of keeping. */
  address: shippingAddressSchema.nullable(),
  /** When the buyer's name and addresses will be erased; null while the order goes on. */
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
      /** The provider's name for it. */
      ref: z.string().nullable(),
      state: z.enum(PAYMENT_STATES),
      currency: z.enum(CURRENCIES),
      receivedMinor: minor,
      refundedMinor: minor,
      /** Since when money waits that could not be sent back; null when none does. */
      refundFailedAt: instant.nullable(),
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
      /** Who did it, when it was somebody of the staff. */
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

/** The answer to `GET /desk/orders/failed-mails`, newest first. Never the text: it may hold a link to an account. */
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
