import type { OrderPage, PaymentMethod } from "@wren/domain";
import type { MoneroAnswer } from "#app/features/monero/monero-answer.ts";
import type { MoneroView } from "#app/features/monero/monero-view.ts";
import type { CheckoutErrorCode } from "./checkout-answer.ts";
import type { OrderStatus } from "./order-status.ts";

/** An order as its page shows it: times and country in words, because browsers write them differently. */
export type OrderView = Omit<
  OrderPage,
  "placedAt" | "expiresAt" | "articlesKeptUntil" | "keepUntil" | "erasedAt" | "timeline" | "payment" | "seller"
> & {
  payment: Omit<NonNullable<OrderPage["payment"]>, "monero"> | null;
  /** The payment part, when the order is paid with Monero. */
  monero: MoneroView | null;
  status: OrderStatus;
  /** The page looks again by itself. */
  isWaiting: boolean;
  /** The page says that it is paid, and listens whether that stays true. */
  mayVanish: boolean;
  /** The seller; `lines` is the address, as far as staff have filled it in. */
  seller: { companyName: string | null; lines: readonly string[]; vatNumber: string | null };
  placedOn: string;
  expiresAt: string;
  /** Null when nothing is kept. */
  articlesKeptUntil: string | null;
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

/** What the server says to a form of the order's page. */
export type OrderAnswer = { refusal: PayRefusal } | { monero: MoneroAnswer };
