import type { Core } from "@strapi/strapi";
import type { Currency, PartialRefundState, PaymentMethod, PaymentState } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type Payment = {
  id: number;
  orderId: number;
  attempt: number;
  provider: string;
  method: PaymentMethod;
  key: string;
  ref: string | null;
  state: PaymentState;
  amountMinor: number;
  currency: Currency;
  receivedMinor: number;
  /** Money returned to the buyer, by the provider or another way. */
  refundedMinor: number;
  /** Sum of refunds that the provider could not deliver. */
  refundFailedMinor: number;
  /** Money refunded by staff another way, because the provider could not deliver it. */
  refundedElsewhereMinor: number;
  /** Time of a failed refund that the buyer still waits for; null without one. */
  refundFailedAt: string | null;
  /** Start of an open dispute; null without one. */
  disputedAt: string | null;
  isTest: boolean;
  url: string | null;
  openedAt: string;
  expiresAt: string;
  nextCheckAt: string;
  checks: number;
};

/** A part that staff send back. Stored before the provider hears of it. */
export type PartialRefund = {
  id: number;
  orderId: number;
  paymentId: number;
  /** Key under which the provider refunds it, once. */
  key: string;
  amountMinor: number;
  reason: string;
  /** The member of staff who asked for it. */
  by: string;
  state: PartialRefundState;
  askedAt: string;
};

export type PaymentEventRow = {
  id: number;
  provider: string;
  eventId: string;
  ref: string | null;
  /** Exactly as it was sent, byte for byte. */
  payload: string | null;
  receivedAt: string;
  processedAt: string | null;
  nextTryAt: string;
  tries: number;
};

export const payments = (strapi: Core.Strapi) => table<Payment>(strapi, "api::payments.payment");
export const paymentEvents = (strapi: Core.Strapi) => table<PaymentEventRow>(strapi, "api::payments.payment-event");
export const partialRefunds = (strapi: Core.Strapi) => table<PartialRefund>(strapi, "api::payments.partial-refund");
