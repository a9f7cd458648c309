import type { OrderPage } from "@wren/domain";
import { expect, test } from "vitest";
import type { OrderStatus } from "#app/features/checkout/order-status.ts";
import { toParcelView } from "./parcel-view.server.ts";

const PHONE = { sku: "WREN-ONE-RED" } as OrderPage["lines"][number];

const placed = { kind: "placed", at: "2026-11-20T08:00:00.000Z" } as const;
const paid = { kind: "payment-received", at: "2026-11-20T22:30:00.000Z" } as const;
const shipped = { kind: "shipped", at: "2026-11-23T14:00:00.000Z" } as const;

function view(status: OrderStatus, change: Partial<OrderPage> = {}, now = "2026-11-21T12:00:00.000Z") {
  const order = { status, lines: [PHONE], timeline: [placed, paid], deliveryDays: { min: 1, max: 3 }, erasedAt: null };
  return toParcelView({ ...order, ...change }, { locale: "en", now: new Date(now) });
}

test("a parcel paid on a Friday leaves by Tuesday", () => {
  expect(view("paid")).toEqual({
    phase: "paid",
    leavesBy: "Tuesday, 24 November",
    arrivesBy: "Friday, 27 November",
    isLate: false,
  });
});

test("the day of payment is the seller's: after midnight in Bern it is Saturday", () => {
  const timeline = [placed, { ...paid, at: "2026-11-19T23:30:00.000Z" }];
  expect(view("paid", { timeline })?.leavesBy).toBe("Tuesday, 24 November");
});

test("an unpaid order is counted from today", () => {
  expect(view("awaiting", { timeline: [placed] }, "2026-11-24T12:00:00.000Z")).toMatchObject({
    phase: "unpaid",
    leavesBy: "Thursday, 26 November",
    isLate: false,
  });
});

test("a late payment counts from the day on which it was accepted", () => {
  const timeline = [placed, paid, { kind: "late-payment-accepted", at: "2026-11-25T09:00:00.000Z" } as const];
  expect(view("paid", { timeline }, "2026-11-26T09:00:00.000Z")).toMatchObject({
    leavesBy: "Friday, 27 November",
    isLate: false,
  });
});

test("after its day the page no longer promises that it leaves", () => {
  expect(view("paid", {}, "2026-11-24T22:59:00.000Z")?.isLate).toBe(false);
  expect(view("paid", {}, "2026-11-24T23:01:00.000Z")?.isLate).toBe(true);
});

test("once it has left, its day of leaving and the delivery time count", () => {
  const timeline = [placed, paid, shipped];
  const onItsWay = { phase: "shipped", leavesBy: "Monday, 23 November", arrivesBy: "Thursday, 26 November" };
  expect(view("shipped", { timeline }, "2026-11-26T12:00:00.000Z")).toEqual({ ...onItsWay, isLate: false });
  expect(view("shipped", { timeline }, "2026-11-27T12:00:00.000Z")).toEqual({ ...onItsWay, isLate: true });
  const unknown = view("shipped", { timeline, deliveryDays: null }, "2027-03-01T12:00:00.000Z");
  expect(unknown).toMatchObject({ arrivesBy: null, isLate: false });
});

test.each(["vanished", "expired", "cancelled", "refunded", "paid_late", "fulfilled"] as const)(
  "an order that is %s has no days",
  (status) => {
    expect(view(status)).toBeNull();
  },
);

test("services have no days, nor has an order whose buyer is forgotten", () => {
  expect(view("paid", { lines: [] })).toBeNull();
  expect(view("shipped", { erasedAt: "2027-01-01T00:00:00.000Z" })).toBeNull();
});
