import { DAY_MS, type MoneroPayment, type OrderPage, type OrderState, type PaymentMethod } from "@wren/domain";

/**
 * Headline of the order's page. While the order awaits payment, the last attempt decides. `vanished`: a Monero payment
 * had paid the order, but the chain no longer contains it.
 */
export type OrderStatus =
  | Exclude<OrderState, "awaiting_payment">
  | "awaiting"
  | "returned"
  | "processing"
  | "failed"
  | "vanished";

type PaymentSummary = Pick<NonNullable<OrderPage["payment"]>, "method" | "state"> & {
  monero: Pick<MoneroPayment, "state"> | null;
};

type OrderStatusInput = Pick<OrderPage, "state"> & {
  payment: PaymentSummary | null;
  /** True when the buyer has just returned from the provider's page. */
  isBack: boolean;
};

export function statusOfOrder({ state, payment, isBack }: OrderStatusInput): OrderStatus {
  if (state !== "awaiting_payment") return statusOfPaid(payment) ?? state;
  // Monero has no provider to ask; the page's payment section shows what has come.
  if (payment?.method === "monero") return "awaiting";
  if (payment?.state === "failed") return "failed";
  if (payment?.state === "processing" || payment?.state === "paid") return "processing";
  return isBack && payment ? "returned" : "awaiting";
}

/** Corrects the paid state when the chain lost the payment. Null when the order's state is right. */
function statusOfPaid(payment: PaymentSummary | null): OrderStatus | null {
  if (payment?.state !== "paid" || !payment.monero || payment.monero.state === "validated") return null;
  return payment.monero.state === "verifying" ? "verifying" : "vanished";
}

type WaitingOrder = {
  status: OrderStatus;
  payment: { method: PaymentMethod } | null;
  /** End of the order's time to pay. */
  expiresAt: string;
};

/** True while the order may change without the visitor; only then the page refreshes itself. */
export function isWaiting({ status, payment, expiresAt }: WaitingOrder, now: Date): boolean {
  const isMonero = payment?.method === "monero";
  switch (status) {
    case "returned":
    case "processing":
    case "verifying":
    case "vanished":
      return true;
    case "awaiting":
      return isMonero;
    // Monero on its way cannot be stopped, so late payments are expected for a day.
    case "expired":
    case "cancelled":
    case "paid_late":
      return isMonero && now.getTime() < new Date(expiresAt).getTime() + DAY_MS;
    default:
      return false;
  }
}

/**
 * True while a Monero payment could still vanish; an open page then corrects itself without announcing that it watches.
 */
export function mayVanish({ status, payment, expiresAt }: WaitingOrder, now: Date): boolean {
  return status === "paid" && payment?.method === "monero" && now.getTime() < new Date(expiresAt).getTime() + DAY_MS;
}

/** State of the payment on the page and on paper. */
export type MoneyState = "open" | "verifying" | "paid" | "late" | "vanished" | "expired" | "cancelled" | "refunded";

const MONEY_STATES: Record<OrderStatus, MoneyState> = {
  awaiting: "open",
  returned: "open",
  failed: "open",
  processing: "verifying",
  verifying: "verifying",
  paid: "paid",
  shipped: "paid",
  fulfilled: "paid",
  paid_late: "late",
  vanished: "vanished",
  expired: "expired",
  cancelled: "cancelled",
  refunded: "refunded",
};

/** Payment state of an order; only `paid` prints as a receipt. */
export function moneyStateOf(status: OrderStatus): MoneyState {
  return MONEY_STATES[status];
}
