import type { Core } from "@strapi/strapi";
import type {
  Currency,
  Locale,
  OrderState,
  PaymentMethod,
  QuoteLine,
  ShippingAddress,
  TimelineKind,
} from "@wren/domain";
import type { OrderService } from "../../subscriptions/work/rows";
import { table } from "../../../platform/rows/table";

/**
 * A line as it was sold. `isDevice` is stored with it, because later changes of the catalogue must not change the
 * order.
 */
export type OrderLine = QuoteLine & { isDevice: boolean };

export type Order = {
  id: number;
  number: string;
  secretHash: string;
  tokenHash: string;
  requestHash: string;
  state: OrderState;
  language: Locale;
  currency: Currency;
  lines: OrderLine[];
  services: OrderService[];
  /** True when something paid could not be given as ordered; staff decide. */
  servicesWithheld: boolean;
  needsShipping: boolean;
  subtotalMinor: number;
  shippingMinor: number | null;
  vatMinor: number;
  vatBasisPoints: number;
  totalMinor: number;
  /** Empty after its erasure. */
  email: string;
  country: string | null;
  address: ShippingAddress | null;
  paymentMethod: PaymentMethod;
  placedAt: string;
  expiresAt: string;
  /** Its articles are taken from the shelf. */
  holdsStock: boolean;
  /** Since when it keeps them without a payment. */
  reservedAt: string | null;
  /** Null when they are kept as long as the order waits. */
  reservedUntil: string | null;
  /** A keyed hash of the visitor, as long as something is kept for them unpaid. */
  reservedBy: string | null;
  paidAt: string | null;
  shippedAt: string | null;
  trackingNumber: string | null;
  /** End of the retention of the buyer's data; null while the order is open. */
  keepUntil: string | null;
  erasedAt: string | null;
};

export type OrderEventRow = {
  id: number;
  orderId: number;
  kind: TimelineKind;
  at: string;
  by: string | null;
  note: string | null;
};

export const orders = (strapi: Core.Strapi) => table<Order>(strapi, "api::orders.order");
export const orderEvents = (strapi: Core.Strapi) => table<OrderEventRow>(strapi, "api::orders.order-event");
