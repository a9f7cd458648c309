import { ORDER_STATES } from "@wren/domain";
import { expect, test } from "vitest";
import { isWaiting, moneyStateOf, statusOfOrder } from "./order-status.ts";

const awaiting = { state: "awaiting_payment", payment: { method: "card", state: "open" }, isBack: false } as const;

test("while the money is awaited, the last attempt decides what is said", () => {
  expect(statusOfOrder(awaiting)).toBe("awaiting");
  expect(statusOfOrder({ ...awaiting, isBack: true })).toBe("returned");
  expect(statusOfOrder({ ...awaiting, payment: { method: "card", state: "failed" }, isBack: true })).toBe("failed");
  expect(statusOfOrder({ ...awaiting, payment: { method: "card", state: "processing" } })).toBe("processing");
  expect(statusOfOrder({ ...awaiting, payment: null, isBack: true })).toBe("awaiting");
});

test("no provider speaks for Monero: its own part of the page tells what has come", () => {
  for (const state of ["creating", "open", "processing", "failed"] as const) {
    expect(statusOfOrder({ ...awaiting, payment: { method: "monero", state }, isBack: true })).toBe("awaiting");
  }
});

test("every other state speaks for itself, whatever became of an attempt", () => {
  for (const state of ORDER_STATES.filter((state) => state !== "awaiting_payment")) {
    expect(statusOfOrder({ state, payment: { method: "card", state: "failed" }, isBack: true })).toBe(state);
  }
});

test("only a page on which something is about to happen looks again by itself", () => {
  const payment = { method: "card" } as const;
  for (const status of ["returned", "processing", "verifying"] as const) {
    expect(isWaiting({ status, payment })).toBe(true);
  }
  for (const status of ["awaiting", "failed", "paid", "shipped", "expired"] as const) {
    expect(isWaiting({ status, payment })).toBe(false);
  }
  expect(isWaiting({ status: "awaiting", payment: { method: "monero" } })).toBe(true);
  expect(isWaiting({ status: "expired", payment: { method: "monero" } })).toBe(false);
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
