import { expect, test } from "vitest";
import type { PaymentState } from "./contracts/order-page.js";
import { mostOfPart, partlyRefundable, paymentsToRefund, refundedOfPrice } from "./refund.js";

const TOTAL_MINOR = 91_100;
const payment = (attempt: number, state: PaymentState, receivedMinor = TOTAL_MINOR) => ({
  attempt,
  state,
  receivedMinor,
});

test("what paid an order is sent back", () => {
  const paid = payment(2, "paid");
  expect(paymentsToRefund(TOTAL_MINOR, [payment(1, "failed", 0), paid])).toEqual([paid]);
});

test("without money there is nothing to send back", () => {
  expect(paymentsToRefund(TOTAL_MINOR, [payment(1, "open", 0), payment(2, "refunded")])).toEqual([]);
});

test("of two payments the newer is the surplus", () => {
  const newer = payment(2, "paid");
  expect(paymentsToRefund(TOTAL_MINOR, [payment(1, "paid"), newer])).toEqual([newer]);
});

test("a wrong sum is the surplus, however old it is", () => {
  const wrong = payment(1, "paid", 500);
  expect(paymentsToRefund(TOTAL_MINOR, [wrong, payment(2, "paid")])).toEqual([wrong]);
});

const kept = { state: "paid", totalMinor: TOTAL_MINOR } as const;
const refundable = (changes = {}) => ({ ...payment(1, "paid"), refundedMinor: 0, refundFailedAt: null, ...changes });

test("a part goes back of the payment of an order that the buyer keeps", () => {
  const paid = refundable({ refundedMinor: 1_100 });
  expect(partlyRefundable(kept, [{ ...refundable(), ...payment(2, "failed", 0) }, paid])).toBe(paid);
  expect(mostOfPart(paid)).toBe(89_999);
});

test.each([
  ["a late payment, which is delivered or goes back whole", { ...kept, state: "paid_late" } as const, [refundable()]],
  ["what was refunded", { ...kept, state: "refunded" } as const, [refundable()]],
  ["an order that was paid twice", kept, [refundable(), refundable({ attempt: 2 })]],
  ["a wrong sum", kept, [refundable({ receivedMinor: 500 })]],
  ["a payment whose refund failed", kept, [refundable({ refundFailedAt: "2026-11-18T12:00:00.000Z" })]],
  ["the last hundredth", kept, [refundable({ refundedMinor: TOTAL_MINOR - 1 })]],
])("no part goes back of %s", (_, order, payments) => {
  expect(partlyRefundable(order, payments)).toBeNull();
});

test("a surplus that went back is no refund of the price", () => {
  const received = (receivedMinor: number, refundedMinor: number) => ({ receivedMinor, refundedMinor });
  expect(refundedOfPrice(1_000, [received(1_000, 1_000), received(1_000, 0)])).toBe(0);
  expect(refundedOfPrice(1_000, [received(1_000, 250)])).toBe(250);
  expect(refundedOfPrice(1_000, [received(1_000, 1_000), received(1_000, 300)])).toBe(300);
  expect(refundedOfPrice(1_000, [received(0, 0)])).toBe(0);
});
