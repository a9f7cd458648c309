import { expect, test } from "vitest";
import { answerAddress } from "./form-failure.ts";

test("the answer to a form has another address than the form, and the next answer another one again", () => {
  expect(answerAddress({ pathname: "/shop/checkout", search: "" })).toBe("/shop/checkout?answer=1");
  expect(answerAddress({ pathname: "/shop/checkout", search: "?answer=1" })).toBe("/shop/checkout?answer=2");
  expect(answerAddress({ pathname: "/shop/checkout", search: "?answer=2" })).toBe("/shop/checkout?answer=1");
});

test("what the address says stays in it", () => {
  expect(answerAddress({ pathname: "/support/chat/reset-password", search: "?code=a%26b" })).toBe(
    "/support/chat/reset-password?code=a%26b&answer=1",
  );
});
