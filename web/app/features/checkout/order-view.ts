import type { OrderPage, PaymentMethod } from "@wren/domain";
import type { MoneroFormResult } from "#app/features/monero/monero-form-result.ts";
import type { MoneroView } from "#app/features/monero/monero-view.ts";
import type { CheckoutErrorCode } from "./checkout-form-result.ts";
import type { OrderStatus } from "./order-status.ts";

/** An order as its page shows it: the server formats times and country, because browsers format them differently. */
export type OrderView = Omit<
  OrderPage,
  ("placedAt" | "expiresAt" | "articlesKeptUntil" | "keepUntil" | "erasedAt") | ("timeline" | "payment" | "seller")
> & {
  payment: Omit<NonNullable<OrderPage["payment"]>, "monero"> | null;
  /** The payment section of an order paid with Monero. */
  monero: MoneroView | null;
  status: OrderStatus;
  /** True when the page refreshes itself. */
  isWaiting: boolean;
  /** True when the page shows the order as paid but keeps checking. */
  mayVanish: boolean;
  /** The seller; `lines` is the address as far as staff have entered it. */
  seller: { companyName: string | null; lines: readonly string[]; vatNumber: string | null };
  placedOn: string;
  expiresAt: string;
  /** Null when nothing is kept. */
  articlesKeptUntil: string | null;
  /** When the buyer is or was forgotten; null while the order goes on. */
  keptUntil: string | null;
  erasedOn: string | null;
  countryName: string | null;
  /** Null when no parcel is on its way. */
  parcel: ParcelView | null;
  timeline: readonly { kind: OrderPage["timeline"][number]["kind"]; at: string; atText: string }[];
  /** The possible payment methods, if it still has to be paid. */
  methods: readonly PaymentMethod[];
};

export type ParcelPhase = "unpaid" | "paid" | "shipped";

/** The days on which a parcel leaves and arrives, in words. Before the payment they hold if it is paid today. */
export type ParcelView = {
  phase: ParcelPhase;
  leavesBy: string;
  /** Null when the delivery time is unknown. */
  arrivesBy: string | null;
  /** True after the day on which it should have left, or once it has left, should have arrived. */
  isLate: boolean;
};

/** Reason why a payment could not be started. */
export type PayRefusal = { code: CheckoutErrorCode; waitMinutes: number };

/** Result of a form on the order's page. */
export type OrderFormResult = { refusal: PayRefusal } | { monero: MoneroFormResult };
