import { expect, test } from "vitest";
import { parseRequestReference, requestReferenceOf } from "./request-reference.js";

test("a request's reference is read out like an order's number, and is none", () => {
  const reference = requestReferenceOf(new Uint8Array([7, 19, 3, 20, 23, 9, 29, 13]));
  expect(reference).toBe("R-7K3M-Q9XD");
  expect(parseRequestReference(" r 7k3m q9xd")).toBe(reference);
  expect(parseRequestReference("W-7K3M-Q9XD")).toBeNull();
});
