import { expect, test } from "vitest";
import type { z } from "zod";
import { beginFormSchema, changePasswordFormSchema, signInFormSchema } from "./account-forms.js";

function codes(schema: z.ZodType, form: object): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test.each([{}, { identifier: " ", password: "" }, { identifier: 7, password: null }])(
  "a sign-in that says nothing (%j) is told so in codes, never in the library's words",
  (form) => {
    expect(codes(signInFormSchema, form)).toEqual({ identifier: "field-missing", password: "field-missing" });
  },
);

test("so are the other forms", () => {
  const key = "0123456789abcdef";
  expect(codes(beginFormSchema, { key })).toEqual({
    text: "message-missing",
    email: "email-missing",
    password: "password-too-short",
  });
  expect(codes(beginFormSchema, { key, text: " \n ", email: "a@b", password: "ü".repeat(40) })).toEqual({
    text: "message-missing",
    email: "email-invalid",
    password: "password-too-long",
  });
  expect(codes(changePasswordFormSchema, {})).toEqual({
    currentPassword: "field-missing",
    password: "password-too-short",
  });
});
