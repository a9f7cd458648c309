import { expect, test } from "vitest";
import { registerRequestSchema } from "./account.js";

test("a registration's user name is its address, in lower case", () => {
  const registration = { username: "Ada@Example.org", email: "ada@example.org", password: "correct horse" };
  expect(registerRequestSchema.parse({ ...registration, email: "ADA@example.org" }).email).toBe("ada@example.org");
  expect(registerRequestSchema.safeParse({ ...registration, username: "bob@example.org" }).success).toBe(false);
  expect(registerRequestSchema.safeParse({ ...registration, role: 1 }).success).toBe(false);
});
