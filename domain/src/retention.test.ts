import { expect, test } from "vitest";
import { ORDER_STATES } from "./order.js";
import { buyerKeptUntil } from "./retention.js";

const at = new Date("2026-01-10T12:00:00Z");
const until = (change: Partial<Parameters<typeof buyerKeptUntil>[0]>) =>
  buyerKeptUntil({ state: "shipped", at, deliveryDaysMax: null, before: null, ...change })?.toISOString() ?? null;

test.each([
  [3, "2026-02-16T12:00:00.000Z"],
  [5, "2026-02-16T12:00:00.000Z"],
  [8, "2026-02-23T12:00:00.000Z"],
  [15, "2026-03-02T12:00:00.000Z"],
  [null, "2026-02-09T12:00:00.000Z"],
])("a parcel that takes %j working days at most is known for 30 days after them", (deliveryDaysMax, expected) => {
  expect(until({ deliveryDaysMax })).toBe(expected);
});

test.each(["fulfilled", "expired", "cancelled", "refunded"] as const)("%s: 30 days after that", (state) => {
  expect(until({ state, deliveryDaysMax: 15 })).toBe("2026-02-09T12:00:00.000Z");
});

test.each(["awaiting_payment", "verifying", "paid", "paid_late"] as const)("%s: the order goes on", (state) => {
  expect(until({ state, before: at })).toBeNull();
});

test("a refund may bring the end nearer and never moves it away", () => {
  expect(until({ state: "refunded", before: new Date("2026-03-02T12:00:00Z") })).toBe("2026-02-09T12:00:00.000Z");
  expect(until({ state: "refunded", before: new Date("2026-01-12T12:00:00Z") })).toBe("2026-01-12T12:00:00.000Z");
});

test("every state is judged", () => {
  expect(ORDER_STATES.filter((state) => until({ state }) === null)).toHaveLength(4);
});
