import { expect, test } from "vitest";
import { isAutomatic } from "./is-automatic";

const judge = (headers: [string, string][], from = "ada@example.org") =>
  isAutomatic(new Map(headers), { from, ownAddresses: ["no-reply@wren.example", "replies@wren.example"] });

test.each([
  [["auto-submitted", "auto-replied"]],
  [["precedence", "Bulk"]],
  [["precedence", "auto_reply"]],
  [["list-id", "<cats.example.org>"]],
  [["x-auto-response-suppress", "All"]],
  [["return-path", "<>"]],
  [["content-type", "multipart/report; report-type=delivery-status"]],
] as [[string, string]][])("%j tells that nobody wrote it", (header) => {
  expect(judge([header])).toBe(true);
});

test.each(["MAILER-DAEMON@example.org", "postmaster@example.org", "Replies@wren.example", ""])(
  "a mail from %j is nobody's",
  (from) => {
    expect(judge([], from)).toBe(true);
  },
);

test("what people write is taken", () => {
  expect(judge([])).toBe(false);
  expect(
    judge([
      ["auto-submitted", "no"],
      ["precedence", "first-class"],
      ["return-path", "<ada@example.org>"],
      ["content-type", "multipart/mixed; boundary=x"],
    ]),
  ).toBe(false);
});
