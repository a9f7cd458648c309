import { expect, test } from "vitest";
import { normalizeCaptcha } from "./captcha.js";
import { captchaFormFields } from "./contracts/captcha.js";

test("a captcha is understood in any case and with spaces", () => {
  expect(normalizeCaptcha(" a7 k-3p ")).toBe("A7K3P");
});

test.each([
  [undefined, "captcha-missing"],
  ["   ", "captcha-missing"],
  ["A7K3", "captcha-incomplete"],
])("%j says %s", (text, code) => {
  expect(captchaFormFields.captchaText.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([code]);
});
