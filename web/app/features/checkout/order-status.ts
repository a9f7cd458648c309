import { DAY_MS, type MoneroPayment, type OrderPage, type OrderState, type PaymentMethod } from "@wren/domain";

/**
 * First statement of the order's page. While the money is awaited, the last attempt to pay decides. `vanished`: Monero had
 * paid the order, and the chain does not have it any more.
 */
export type OrderStatus =
  | Exclude<OrderState, "awaiting_payment">
  | "awaiting"
  | "returned"
  | "processing"
  | "failed"
  | "vanished";

type PaymentFacts = Pick<NonNullable<OrderPage["payment"]>, "method" | "state"> & {
  monero: Pick<MoneroPayment, "state"> | null;
};

type OrderStatusInput = Pick<OrderPage, "state"> & {
  payment: PaymentFacts | null;
  /** The buyer has just come back from the provider's page. */
  isBack: boolean;
};

export function statusOfOrder({ state, payment, isBack }: OrderStatusInput): OrderStatus {
  if (state !== "awaiting_payment") return statusOfPaid(payment) ?? state;
  // There is no provider who could say more: the page's payment part tells what has come.
  if (payment?.method === "monero") return "awaiting";
  if (payment?.state === "failed") return "failed";
  if (payment?.state === "processing" || payment?.state === "paid") return "processing";
  return isBack && payment ? "returned" : "awaiting";
}

/** Takes "it is paid" back when the chain does. Null when the order's state is true. */
function statusOfPaid(payment: PaymentFacts | null): OrderStatus | null {
  if (payment?.state !== "paid" || !payment.monero || payment.monero.state === "validated") return null;
  return payment.monero.state === "verifying" ? "verifying" : "vanished";
}

type Waiting = {
  status: OrderStatus;
  payment: { method: PaymentMethod } | null;
  /** Until when the order waited for its money. */
  expiresAt: string;
};

/** True while the order may change without the visitor: only then the page refreshes itself. */
export function isWaiting({ status, payment, expiresAt }: Waiting, now: Date): boolean {
  const isMonero = payment?.method === "monero";
  switch (status) {
    case "returned":
    case "processing":
    case "verifying":
    case "vanished":
      return true;
    case "awaiting":
      return isMonero;
    // Nobody can stop Monero on its way: what comes late is expected for a day.
    case "expired":
    case "cancelled":
    case "paid_late":
      return isMonero && now.getTime() < new Date(expiresAt).getTime() + DAY_MS;
    default:
      return false;
  }
}

/** Monero can vanish after it has paid: an open page then takes "it is paid" back, without a word before. */
export function mayVanish({ status, payment, expiresAt }: Waiting, now: Date): boolean {
  return status === "paid" && payment?.method === "monero" && now.getTime() < new Date(expiresAt).getTime() + DAY_MS;
}

/** State of the payment, as the page and its print show it. */
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

/** Only what is `paid` is a receipt on paper. */
export function moneyStateOf(status: OrderStatus): MoneyState {
  return MONEY_STATES[status];
}
