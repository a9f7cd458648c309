import type { PaymentState } from "./contracts/order-page.js";
import type { OrderState } from "./order.js";

type Received = { readonly attempt: number; readonly state: PaymentState; readonly receivedMinor: number };

/**
 * Payments to refund when staff refund an order. A surplus is refunded first and alone: a wrong amount, or the newest
 * payment. The order is still paid by the others.
 */
export function paymentsToRefund<Payment extends Received>(
  totalMinor: number,
  payments: readonly Payment[],
): Payment[] {
  const paid = payments.filter(({ state }) => state === "paid").toSorted((a, b) => b.attempt - a.attempt);
  if (paid.length < 2) return paid;
  const wrong = paid.filter(({ receivedMinor }) => receivedMinor !== totalMinor);
  return [...wrong, ...paid].slice(0, 1);
}

type Refundable = Received & { readonly refundedMinor: number; readonly refundFailedAt: string | null };

/** States in which a buyer who gets a part back keeps the order. */
const KEPT_STATES: readonly OrderState[] = ["paid", "shipped", "fulfilled"];

/**
 * Payment of which staff may refund a part: the only one, with the sum of the order, and without a refund that failed.
 * @returns null when there is none, or nothing is left that could be divided
 */
export function partlyRefundable<Payment extends Refundable>(
  { state, totalMinor }: { state: OrderState; totalMinor: number },
  payments: readonly Payment[],
): Payment | null {
  const [payment, ...surplus] = payments.filter((one) => one.state === "paid");
  if (!payment || surplus.length > 0 || !KEPT_STATES.includes(state)) return null;
  const isWhole = payment.receivedMinor === totalMinor && payment.refundFailedAt === null;
  return isWhole && mostOfPart(payment) > 0 ? payment : null;
}

/** Most that is a part: the whole rest is a refund of the order, with all that follows. */
export function mostOfPart({
  receivedMinor,
  refundedMinor,
}: Pick<Refundable, "receivedMinor" | "refundedMinor">): number {
  return receivedMinor - refundedMinor - 1;
}

/** Money of an order's price that went back. A surplus that went back is none of it. */
export function refundedOfPrice(
  totalMinor: number,
  payments: readonly Pick<Refundable, "receivedMinor" | "refundedMinor">[],
): number {
  const refundedMinor = payments.reduce((sum, payment) => sum + payment.refundedMinor, 0);
  const keptMinor = payments.reduce((sum, payment) => sum + payment.receivedMinor, 0) - refundedMinor;
  return Math.min(refundedMinor, Math.max(0, totalMinor - keptMinor));
}
