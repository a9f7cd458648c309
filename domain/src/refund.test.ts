import { expect, test } from "vitest";
import type { PaymentState } from "./contracts/order-page.js";
import { paymentsToRefund } from "./refund.js";

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
