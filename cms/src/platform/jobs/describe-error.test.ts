import { expect, test } from "vitest";
import { describeError } from "./describe-error";

function failAtBooking(message: string, options?: ErrorOptions): Error {
  return Object.assign(new TypeError(message, options), { code: "SQLITE_CONSTRAINT" });
}

test("the log gets the kind, the code and the place", () => {
  const [kind, ...frames] = describeError(failAtBooking("x")).split("\n");
  expect(kind).toBe("TypeError (SQLITE_CONSTRAINT)");
  expect(frames[0]).toMatch(/at failAtBooking \(.*describe-error\.test\.ts:\d+:\d+\)/);
  expect(frames.length).toBeGreaterThan(1);
});

test("nothing that a visitor typed gets into it, however the message looks", () => {
  const typed = "insert into `orders` values ('ada@example.org',\n 'Zaunweg 7\n    at ada@example.org\n\n    Muster')";
  const error = new Error("outer ada@example.org", { cause: failAtBooking(typed) });
  const log = describeError(error);
  expect(log).not.toMatch(/ada|example\.org|Zaunweg|Muster|insert/);
  expect(log).toMatch(/^Error\n[^]*\ncaused by TypeError \(SQLITE_CONSTRAINT\)\n +at failAtBooking/);
});

test("a message that was changed later, a strange code, a text that was thrown", () => {
  const error = Object.assign(failAtBooking("first"), { code: "for ada@example.org" });
  error.message = "ada@example.org";
  expect(describeError(error)).not.toContain("example.org");
  expect(describeError("ada@example.org")).toBe("string was thrown");
});
