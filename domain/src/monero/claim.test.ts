import { expect, test } from "vitest";
import { judgeClaim, nextClaimCheck, type ClaimFinding } from "./claim.js";
import type { MoneroState } from "./payment.js";

const claim = (finding: ClaimFinding, state: MoneroState, changes = {}) =>
  judgeClaim({ finding, state, isRepeated: false, ...changes });

test.each([
  ["pays-this", "validated", "validated"],
  ["pays-this", "verifying", "pending"],
  ["pays-this", "too-low", "too-low"],
  ["pays-badly", "nothing", "error"],
  ["pays-others", "nothing", "error"],
  ["unknown", "nothing", "pending"],
] as const)("a transaction that %s, with the payment %s, is %s", (finding, state, outcome) => {
  expect(claim(finding, state)).toBe(outcome);
});

test.each([
  ["pays-this", "validated", "exists"],
  ["pays-this", "too-low", "exists"],
  ["pays-this", "verifying", "pending"],
  ["unknown", "nothing", "pending"],
  ["pays-badly", "nothing", "error"],
  ["pays-others", "nothing", "error"],
] as const)("named again, a transaction that %s, with the payment %s, is %s", (finding, state, outcome) => {
  expect(claim(finding, state, { isRepeated: true })).toBe(outcome);
});

test("what nobody knows is looked for ever less often, and given up after a day", () => {
  const claimedAt = new Date("2026-11-15T10:00:00Z");
  const minutes = (tries: number) =>
    ((nextClaimCheck({ tries, claimedAt, now: claimedAt })?.getTime() ?? 0) - claimedAt.getTime()) / 60_000;
  expect([0, 1, 2, 3, 4, 5, 50].map(minutes)).toEqual([1, 2, 5, 10, 30, 60, 60]);
  expect(nextClaimCheck({ tries: 3, claimedAt, now: new Date("2026-11-16T10:00:00Z") })).toBeNull();
});
