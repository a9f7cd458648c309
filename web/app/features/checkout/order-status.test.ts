import { ORDER_STATES } from "@wren/domain";
import { expect, test } from "vitest";
import { isWaiting, moneyStateOf, statusOfOrder } from "./order-status.ts";

const awaiting = { state: "awaiting_payment", payment: { state: "open" }, isBack: false } as const;

test("while the money is awaited, the last attempt decides what is said", () => {
  expect(statusOfOrder(awaiting)).toBe("awaiting");
  expect(statusOfOrder({ ...awaiting, isBack: true })).toBe("returned");
  expect(statusOfOrder({ ...awaiting, payment: { state: "failed" }, isBack: true })).toBe("failed");
  expect(statusOfOrder({ ...awaiting, payment: { state: "processing" } })).toBe("processing");
  expect(statusOfOrder({ ...awaiting, payment: null, isBack: true })).toBe("awaiting");
});

test("every other state speaks for itself, whatever became of an attempt", () => {
  for (const state of ORDER_STATES.filter((state) => state !== "awaiting_payment")) {
    expect(statusOfOrder({ state, payment: { state: "failed" }, isBack: true })).toBe(state);
  }
});

test("only a page on which something is about to happen looks again by itself", () => {
  expect(["returned", "processing", "verifying"].every((status) => isWaiting(status as "returned"))).toBe(true);
  for (const status of ["awaiting", "failed", "paid", "shipped", "expired"] as const) {
    expect(isWaiting(status)).toBe(false);
  }
});

test("a receipt says paid only when the money is here", () => {
  expect(ORDER_STATES.filter((state) => moneyStateOf(state) === "paid")).toEqual([
    "paid",
    "paid_late",
    "shipped",
    "fulfilled",
  ]);
  expect(moneyStateOf("refunded")).toBe("refunded");
});
