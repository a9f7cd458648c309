import { expect, test } from "vitest";
import { money } from "./money.js";
import { problemWithMethod } from "./payment-method.js";

test("TWINT takes Swiss francs up to 5,000", () => {
  expect(problemWithMethod("twint", money(500_000, "chf"))).toBeNull();
  expect(problemWithMethod("twint", money(500_001, "chf"))).toBe("twint-limit");
  expect(problemWithMethod("twint", money(100, "eur"))).toBe("twint-needs-chf");
});

test("every other method takes every sum", () => {
  for (const method of ["card", "provider", "monero"] as const)
    expect(problemWithMethod(method, money(10_000_000, "usd"))).toBeNull();
});
