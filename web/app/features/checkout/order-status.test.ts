import { ORDER_STATES, type MoneroPayment, type PaymentState } from "@wren/domain";
import { expect, test } from "vitest";
import { isWaiting, mayVanish, moneyStateOf, statusOfOrder, type OrderStatus } from "./order-status.ts";

const awaiting = {
  state: "awaiting_payment",
  payment: { method: "card", state: "open", monero: null },
  isBack: false,
} as const;

const card = (state: PaymentState) => ({ method: "card", state, monero: null }) as const;

test("while the money is awaited, the last attempt decides what is said", () => {
  expect(statusOfOrder(awaiting)).toBe("awaiting");
  expect(statusOfOrder({ ...awaiting, isBack: true })).toBe("returned");
  expect(statusOfOrder({ ...awaiting, payment: card("failed"), isBack: true })).toBe("failed");
  expect(statusOfOrder({ ...awaiting, payment: card("processing") })).toBe("processing");
  expect(statusOfOrder({ ...awaiting, payment: null, isBack: true })).toBe("awaiting");
});

test("no provider speaks for Monero: its own part of the page tells what has come", () => {
  for (const state of ["creating", "open", "processing", "failed"] as const) {
    const payment = { method: "monero", state, monero: { state: "nothing" } } as const;
    expect(statusOfOrder({ ...awaiting, payment, isBack: true })).toBe("awaiting");
  }
});

test("every other state speaks for itself, whatever became of an attempt", () => {
  for (const state of ORDER_STATES.filter((state) => state !== "awaiting_payment")) {
    expect(statusOfOrder({ state, payment: card("failed"), isBack: true })).toBe(state);
  }
});

test("an order whose payment vanished is no longer shown as paid", () => {
  for (const state of ["paid", "shipped", "fulfilled", "paid_late"] as const) {
    const statusWith = (monero: MoneroPayment["state"]) =>
      statusOfOrder({ state, payment: { method: "monero", state: "paid", monero: { state: monero } }, isBack: false });
    expect(statusWith("validated")).toBe(state);
    expect(statusWith("nothing")).toBe("vanished");
    expect(statusWith("too-low")).toBe("vanished");
    expect(statusWith("verifying")).toBe("verifying");
  }
  const refunded = { method: "monero", state: "refunded", monero: { state: "nothing" } } as const;
  expect(statusOfOrder({ state: "refunded", payment: refunded, isBack: false })).toBe("refunded");
});

test("only a page on which something is about to happen looks again by itself", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const ended = { expiresAt: "2026-11-16T00:00:00.000Z" };
  const payment = { method: "card" } as const;
  for (const status of ["returned", "processing", "verifying", "vanished"] as const) {
    expect(isWaiting({ status, payment, ...ended }, now)).toBe(true);
  }
  for (const status of ["awaiting", "failed", "paid", "shipped", "expired", "cancelled", "paid_late"] as const) {
    expect(isWaiting({ status, payment, ...ended }, now)).toBe(false);
  }
  expect(isWaiting({ status: "awaiting", payment: { method: "monero" }, ...ended }, now)).toBe(true);
});

test("Monero that comes after the end is looked for, for a day", () => {
  const payment = { method: "monero" } as const;
  const expiresAt = "2026-11-16T00:00:00.000Z";
  for (const status of ["expired", "cancelled", "paid_late"] as const) {
    expect(isWaiting({ status, payment, expiresAt }, new Date("2026-11-16T23:59:00Z"))).toBe(true);
    expect(isWaiting({ status, payment, expiresAt }, new Date("2026-11-17T00:00:00Z"))).toBe(false);
  }
});

test("a page that says that Monero has paid listens on for a day, and one of a card does not", () => {
  const expiresAt = "2026-11-16T00:00:00.000Z";
  const now = new Date("2026-11-16T12:00:00Z");
  const [monero, card] = [{ method: "monero" } as const, { method: "card" } as const];
  expect(mayVanish({ status: "paid", payment: monero, expiresAt }, now)).toBe(true);
  expect(mayVanish({ status: "paid", payment: monero, expiresAt }, new Date("2026-11-17T00:00:00Z"))).toBe(false);
  expect(mayVanish({ status: "paid", payment: card, expiresAt }, now)).toBe(false);
  expect(mayVanish({ status: "shipped", payment: monero, expiresAt }, now)).toBe(false);
});

test("only an order whose money is here is a receipt", () => {
  const statuses: OrderStatus[] = [
    ...ORDER_STATES.filter((state) => state !== "awaiting_payment"),
    ...(["awaiting", "returned", "processing", "failed", "vanished"] as const),
  ];
  expect(statuses.filter((status) => moneyStateOf(status) === "paid")).toEqual(["paid", "shipped", "fulfilled"]);
});
