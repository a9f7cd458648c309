import { expect, test } from "vitest";
import { identifierOf } from "../identifier.js";
import { tariffsOf } from "../tariff.js";
import { serviceLineSchema, tariffSchema } from "./services.js";

const bytes = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
const mobileId = identifierOf("mobile", bytes);

test("a service line names its subscription by a mobile or nest id as it is printed", () => {
  const isLine = (identifier: string) =>
    serviceLineSchema.safeParse({ service: "renewal", identifier, months: 12 }).success;
  expect(isLine(mobileId)).toBe(true);
  expect(isLine(identifierOf("nest", bytes))).toBe(true);
  expect(isLine(identifierOf("support", bytes))).toBe(false);
  expect(isLine(mobileId.toLowerCase())).toBe(false);
  expect(isLine(mobileId.slice(0, -1) + "Z")).toBe(false);
});

test("a service line holds nothing but its choice", () => {
  const line = { service: "extension", identifier: mobileId, quotaGb: 200 };
  expect(serviceLineSchema.safeParse(line).success).toBe(true);
  expect(serviceLineSchema.safeParse({ ...line, price: 1 }).success).toBe(false);
  expect(serviceLineSchema.safeParse({ ...line, quotaGb: 0 }).success).toBe(false);
});

test("the price list is computed with from small to large, whatever its order", () => {
  const row = (kind: string, amount: number) =>
    tariffSchema.parse({ kind, amount, priceChf: amount, priceUsd: 2, priceEur: 3, discountPercent: 5 });
  const { storage, renewals } = tariffsOf([
    row("renewal", 12),
    row("storage", 200),
    row("storage", 50),
    row("renewal", 1),
  ]);
  expect(storage).toEqual([
    { quotaGb: 50, yearly: { chf: 50, usd: 2, eur: 3 }, discountPercent: 5 },
    { quotaGb: 200, yearly: { chf: 200, usd: 2, eur: 3 }, discountPercent: 5 },
  ]);
  expect(renewals.map(({ months }) => months)).toEqual([1, 12]);
});
