import { expect, test } from "vitest";
import { stockMovementRequestSchema } from "./contracts/stock-desk.js";
import { stockChange } from "./stock.js";

const shelf = { stock: 38, kept: 2 };

test.each([
  ["received", 5, 5],
  ["returned", 1, 1],
  ["damaged", 3, -3],
  ["corrected", -4, -4],
  ["corrected", 4, 4],
] as const)("%s %i changes the stock by %i", (kind, number, change) => {
  expect(stockChange({ kind, number }, shelf)).toBe(change);
});

test("a count of the shelf includes what orders keep there until it is shipped", () => {
  expect(stockChange({ kind: "counted", number: 40 }, shelf)).toBe(0);
  expect(stockChange({ kind: "counted", number: 39 }, shelf)).toBe(-1);
  expect(stockChange({ kind: "counted", number: 45 }, shelf)).toBe(5);
});

test.each([
  [{ kind: "received", number: 0 }],
  [{ kind: "received", number: -5 }],
  [{ kind: "damaged", number: 1.5 }],
  [{ kind: "counted", number: -1 }],
  [{ kind: "corrected", number: 0 }],
  [{ kind: "corrected", number: 1_000_000 }],
  [{ kind: "sold", number: 1 }],
  [{ kind: "received", number: 1, reason: " " }],
])("%j is no movement", (wrong) => {
  const movement = { reason: "Delivery 17", key: "a-key-of-sixteen", ...wrong };
  expect(stockMovementRequestSchema.safeParse(movement).success).toBe(false);
});

test("an empty shelf can be counted", () => {
  const movement = { kind: "counted", number: 0, reason: "Inventory", key: "a-key-of-sixteen" };
  expect(stockMovementRequestSchema.parse(movement)).toEqual(movement);
});
