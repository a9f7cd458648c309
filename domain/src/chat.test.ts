import { expect, test } from "vitest";
import { arrivalOf, chatKeptUntil, isStillTyping } from "./chat.js";

test("a conversation is kept for 30 days after its end", () => {
  expect(chatKeptUntil(new Date("2026-11-15T10:00:00Z"))).toEqual(new Date("2026-12-15T10:00:00Z"));
});

test("whoever has not been heard to write for a while has stopped", () => {
  const at = new Date("2026-11-15T10:00:00Z");
  expect(isStillTyping(at, new Date("2026-11-15T10:00:07Z"))).toBe(true);
  expect(isStillTyping(at, new Date("2026-11-15T10:00:08Z"))).toBe(false);
  expect(isStillTyping(null, at)).toBe(false);
});

test("a message is sent, then delivered, then read", () => {
  const marks = { deliveredTo: 4, readTo: 2 };
  expect([2, 3, 4, 5].map((seq) => arrivalOf(seq, marks))).toEqual(["read", "delivered", "delivered", "sent"]);
});

test("what has been read has arrived, whatever the other mark says", () => {
  expect(arrivalOf(3, { deliveredTo: 0, readTo: 3 })).toBe("read");
});
