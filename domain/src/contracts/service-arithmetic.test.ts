import { expect, test } from "vitest";
import { serviceChoiceSchema, servicePriceSchema } from "./service-arithmetic.js";

test.each([
  { service: "renewal", months: 12 },
  { service: "extension", quotaGb: 500 },
])("%j can be chosen", (choice) => {
  expect(serviceChoiceSchema.parse(choice)).toEqual(choice);
});

test.each([
  { service: "renewal", quotaGb: 500 },
  { service: "renewal", months: 12, quotaGb: 500 },
  { service: "renewal", months: 0 },
  { service: "renewal", months: 1.5 },
  { service: "renewal", months: "12" },
  { service: "extension", quotaGb: -50 },
  { service: "gift", months: 1 },
  {},
])("%j cannot", (choice) => {
  expect(serviceChoiceSchema.safeParse(choice).success).toBe(false);
});

test.each([
  { kind: "plan", months: 12, amountMinor: 97.2 },
  { kind: "plan", months: 12, amountMinor: -1 },
  { kind: "discount", percent: 10, amountMinor: 1 },
  { kind: "share-of-year", days: 0, of: 365, amountMinor: 0 },
  { kind: "tip", amountMinor: 1 },
])("%j is no line of a price", (step) => {
  expect(servicePriceSchema.safeParse({ steps: [step], totalMinor: 0 }).success).toBe(false);
});
