import { expect, test } from "vitest";
import { formResultAddress, describeFailure } from "./form-failure.ts";

test("the answer to a form has another address than the form, and the next answer another one again", () => {
  expect(formResultAddress({ pathname: "/shop/checkout", search: "" })).toBe("/shop/checkout?answer=1");
  expect(formResultAddress({ pathname: "/shop/checkout", search: "?answer=1" })).toBe("/shop/checkout?answer=2");
  expect(formResultAddress({ pathname: "/shop/checkout", search: "?answer=2" })).toBe("/shop/checkout?answer=1");
});

test("path and query of the page stay in the address", () => {
  expect(formResultAddress({ pathname: "/support/chat/reset-password", search: "?code=a%26b" })).toBe(
    "/support/chat/reset-password?code=a%26b&answer=1",
  );
});

test("a refusal is told as a whole and at its fields, also where the page shows no such field", () => {
  const { problems, errorAt, field } = describeFailure({
    form: "sample",
    failure: {
      values: { name: "Ada" },
      errors: { name: "too-long", hidden: "invalid" },
      problem: { code: "wait", waitMinutes: 3 },
    },
    labels: { name: "Name", town: "Town" },
    sentence: (code, { field: label, minutes }) => `${code}/${label}/${String(minutes)}`,
  });
  expect(problems).toEqual([
    { field: null, message: "wait//3" },
    { field: null, message: "invalid/hidden/0" },
    { field: "sample-name", message: "too-long/Name/0" },
  ]);
  expect(errorAt("town")).toBeNull();
  expect(field("name")).toMatchObject({ label: "Name", defaultValue: "Ada", error: "too-long/Name/0" });
});
