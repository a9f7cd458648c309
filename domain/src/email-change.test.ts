import { expect, test } from "vitest";
import {
  confirmableUntil,
  guardedUntil,
  judgeConfirmation,
  judgeUndo,
  maskAddress,
  unconfirmedKeptUntil,
  undoableUntil,
  type EmailChange,
  type EmailChangeState,
} from "./email-change.js";

const requestedAt = new Date("2026-03-28T12:00:00Z");
const expiresAt = confirmableUntil(requestedAt);
const undoExpiresAt = undoableUntil(requestedAt);
const change = (state: EmailChangeState): EmailChange => ({
  state,
  expiresAt,
  undoExpiresAt: state === "open" ? null : undoExpiresAt,
});
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

test.each([
  ["open", "confirmed"],
  ["confirmed", "already-confirmed"],
  ["undone", "failed"],
  ["void", "failed"],
] as const)("a change that is %s is %s by its link", (state, outcome) => {
  expect(judgeConfirmation(change(state), requestedAt)).toBe(outcome);
});

test.each([
  ["open", "undone"],
  ["confirmed", "undone"],
  ["undone", "already-undone"],
  ["void", "failed"],
] as const)("a change that is %s is %s by the old address", (state, outcome) => {
  expect(judgeUndo(change(state), requestedAt)).toBe(outcome);
});

test("a link that nobody sent is not found", () => {
  expect([judgeConfirmation(null, requestedAt), judgeUndo(null, requestedAt)]).toEqual(["not-found", "not-found"]);
});

test("a confirmation has 24 hours, also across the change to summer time", () => {
  expect(expiresAt.toISOString()).toBe("2026-03-29T12:00:00.000Z");
  expect(judgeConfirmation(change("open"), justBefore(expiresAt))).toBe("confirmed");
  expect(judgeConfirmation(change("open"), expiresAt)).toBe("failed");
  expect(unconfirmedKeptUntil(expiresAt).toISOString()).toBe("2026-03-30T12:00:00.000Z");
});

test("what was confirmed in time is told so for ever after", () => {
  expect(judgeConfirmation(change("confirmed"), new Date("2027-01-01"))).toBe("already-confirmed");
});

test("a change can be stopped as long as it can be confirmed", () => {
  expect(judgeUndo(change("open"), justBefore(expiresAt))).toBe("undone");
  expect(judgeUndo(change("open"), expiresAt)).toBe("failed");
});

test("after that only the mailbox itself can allow a change for 30 days", () => {
  expect(guardedUntil(new Date("2026-03-01T12:00:00Z")).toISOString()).toBe("2026-03-31T12:00:00.000Z");
});

test("an undo has seven days", () => {
  expect(undoExpiresAt.toISOString()).toBe("2026-04-04T12:00:00.000Z");
  expect(judgeUndo(change("confirmed"), justBefore(undoExpiresAt))).toBe("undone");
  expect(judgeUndo(change("confirmed"), undoExpiresAt)).toBe("failed");
});

test.each([
  ["ada@example.org", "a•••@example.org"],
  ["a@b.ch", "a•••@b.ch"],
  ["Grace.Hopper+wren@mail.example.org", "G•••@mail.example.org"],
])("%s is shown as %s", (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
