import { expect, test } from "vitest";
import { isGoodPassword, registerRequestSchema } from "./account.js";

test.each([
  ["1234567", false],
  ["1234567ü", true],
  ["12345678", false],
  ["Password", false],
  ["        ", false],
  ["a".repeat(72), true],
  ["a".repeat(73), false],
  ["ü".repeat(36), true],
  ["ü".repeat(37), false],
  ["🐦".repeat(18), true],
  ["🐦".repeat(19), false],
])("%s is a good password: %s", (password, isGood) => {
  expect(isGoodPassword(password)).toBe(isGood);
});

test("a registration's user name is its address, in lower case", () => {
  const registration = { username: "Ada@Example.org", email: "ada@example.org", password: "correct horse" };
  expect(registerRequestSchema.parse({ ...registration, email: "ADA@example.org" }).email).toBe("ada@example.org");
  expect(registerRequestSchema.safeParse({ ...registration, username: "bob@example.org" }).success).toBe(false);
  expect(registerRequestSchema.safeParse({ ...registration, role: 1 }).success).toBe(false);
});
