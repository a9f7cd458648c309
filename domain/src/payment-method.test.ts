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

test("a provider takes no sum below half a franc, dollar or euro; Monero does", () => {
  for (const method of ["card", "twint", "provider"] as const) {
    expect(problemWithMethod(method, money(49, "chf"))).toBe("too-small");
    expect(problemWithMethod(method, money(50, "chf"))).toBeNull();
  }
  expect(problemWithMethod("monero", money(1, "chf"))).toBeNull();
});
