import { expect, test } from "vitest";
import { emailChangeFormSchema, emailChangeRequestSchema } from "./email-change.js";

const FILLED = { identifier: "m 0000 0000 v", email: "ada@example.org", repeatedEmail: " ada@example.org " };

function problemsOf(change: Record<string, string | undefined>) {
  const { error } = emailChangeFormSchema.safeParse({ ...FILLED, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test("a number may be typed in any way, and comes out as it is printed", () => {
  expect(emailChangeFormSchema.parse(FILLED).identifier).toBe("M-0000-0000-V");
});

test.each([
  [{ identifier: " " }, { identifier: "identifier-missing" }],
  [{ identifier: undefined }, { identifier: "identifier-missing" }],
  [{ identifier: "M-0000-0000-1" }, { identifier: "identifier-wrong" }],
  [{ email: "" }, { email: "email-missing" }],
  [{ email: "ada@" }, { email: "email-invalid" }],
  [{ repeatedEmail: "" }, { repeatedEmail: "repeat-missing" }],
  [{ repeatedEmail: "ada@example.com" }, { repeatedEmail: "emails-differ" }],
  [
    { identifier: "M-0000-0000-1", repeatedEmail: "eve@example.org" },
    { identifier: "identifier-wrong", repeatedEmail: "emails-differ" },
  ],
  [
    { identifier: "", email: "", repeatedEmail: "" },
    { identifier: "identifier-missing", email: "email-missing", repeatedEmail: "repeat-missing" },
  ],
])("%j is refused with %j", (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test.each([
  "ada@example.org\r\nBcc: eve@example.org",
  "ada@example.org,eve@example.org",
  "Ada <ada@example.org>",
  "ada\u0000@example.org",
  `${"a".repeat(250)}@example.org`,
])("no mail goes to %j", (email) => {
  const request = { identifier: "M-0000-0000-V", email, locale: "en" };
  expect(emailChangeRequestSchema.safeParse(request).success).toBe(false);
});
