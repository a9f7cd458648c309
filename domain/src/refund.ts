import type { PaymentState } from "./contracts/order-page.js";

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
