import type { OrderPage, PaymentMethod } from "@wren/domain";
import type { CheckoutErrorCode } from "./checkout-answer.ts";
import type { OrderStatus } from "./order-status.ts";

/** An order as its page shows it: times and country in words, because browsers write them differently. */
export type OrderView = Omit<OrderPage, "placedAt" | "expiresAt" | "keepUntil" | "erasedAt" | "timeline"> & {
  status: OrderStatus;
  placedOn: string;
  expiresAt: string;
  /** When the buyer is or was forgotten; null while the order goes on. */
  keptUntil: string | null;
  erasedOn: string | null;
  countryName: string | null;
  timeline: readonly { kind: OrderPage["timeline"][number]["kind"]; at: string; atText: string }[];
  /** How it may be paid, should it still have to be. */
  methods: readonly PaymentMethod[];
};

/** Why an order could not be paid just now. */
export type PayRefusal = { code: CheckoutErrorCode; waitMinutes: number };
