import { expect, test } from "vitest";
import { contactFormSchema, hasControlCharacters } from "./contact.js";

const FILLED = {
  formToken: "token",
  requestType: "question",
  contactOption: "email",
  module: "phone",
  message: "A question of twenty characters or more.",
  email: "ada@example.org",
  captchaId: "id",
  captchaText: "a7k3p",
};

const codesOf = (form: object) =>
  Object.fromEntries(
    (contactFormSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

test("a form that is filled in is understood", () => {
  expect(contactFormSchema.parse(FILLED)).toMatchObject({ captchaText: "A7K3P", supportId: "", homepage: "" });
});

test("an empty form says everything that is missing", () => {
  expect(codesOf({})).toEqual({
    formToken: "contact-failed",
    requestType: "request-type-missing",
    contactOption: "contact-option-missing",
    module: "module-missing",
    message: "message-too-short",
    captchaId: "captcha-expired",
    captchaText: "captcha-missing",
  });
});

test("a line break counts as one character, as in the browser", () => {
  const message = `${"x".repeat(2_499)}\r\n${"y".repeat(2_500)}`;
  expect(contactFormSchema.parse({ ...FILLED, message }).message).toHaveLength(5_000);
  expect(codesOf({ ...FILLED, message: `${message}z` })).toEqual({ message: "message-too-long" });
});

test.each(["\u0000", "\u001b[2J", "\u0085", "\u2028", "\u202e", "\u2066"])("%j has no place in a message", (text) => {
  expect(hasControlCharacters(`before ${text} after`)).toBe(true);
});

test("words of every script, emoji and line breaks have", () => {
  expect(hasControlCharacters("Zürich 東京 العربية 👩‍👩‍👧\r\n\tnext")).toBe(false);
});
