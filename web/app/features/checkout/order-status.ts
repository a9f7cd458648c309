import type { OrderPage, OrderState, PaymentMethod } from "@wren/domain";

/** What the order's page says first. While the money is awaited, the last attempt to pay decides. */
export type OrderStatus = Exclude<OrderState, "awaiting_payment"> | "awaiting" | "returned" | "processing" | "failed";

type Facts = Pick<OrderPage, "state"> & {
  payment: Pick<NonNullable<OrderPage["payment"]>, "method" | "state"> | null;
  /** The buyer has just come back from the provider's page. */
  isBack: boolean;
};

export function statusOfOrder({ state, payment, isBack }: Facts): OrderStatus {
  if (state !== "awaiting_payment") return state;
  // There is no provider who could say more: the page's payment part tells what has come.
  if (payment?.method === "monero") return "awaiting";
  if (payment?.state === "failed") return "failed";
  if (payment?.state === "processing" || payment?.state === "paid") return "processing";
  return isBack && payment ? "returned" : "awaiting";
}

type Waiting = { status: OrderStatus; payment: { method: PaymentMethod } | null };

/** Whether something is about to happen without the visitor: only then the page looks again by itself. */
export function isWaiting({ status, payment }: Waiting): boolean {
  if (status === "awaiting") return payment?.method === "monero";
  return status === "returned" || status === "processing" || status === "verifying";
}

/** What a receipt says of the money. */
export function moneyStateOf(state: OrderState): "open" | "paid" | "refunded" {
  if (state === "refunded") return "refunded";
  return ["paid", "paid_late", "shipped", "fulfilled"].includes(state) ? "paid" : "open";
}
