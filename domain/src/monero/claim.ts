import type { MoneroState } from "./payment.js";
import { MINUTE_MS } from "../durations.js";

/** Outcomes of a buyer's claim: the spec's four, and its "transaction error". */
export const CLAIM_OUTCOMES = ["validated", "too-low", "exists", "pending", "error"] as const;

export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** Findings of wallet and node about a claimed transaction. */
export type ClaimFinding =
  /** It pays this order, and counts. */
  | "pays-this"
  /** It pays this order, but is locked, vanished or double-spent. */
  | "pays-badly"
  /** The network knows it, and it does not pay this order: perhaps another one, perhaps nobody here. */
  | "pays-others"
  /** Not known (yet), or wallet and node were unreachable. */
  | "unknown";

type Claim = {
  finding: ClaimFinding;
  /** The same transaction was claimed for this order before. */
  isRepeated: boolean;
  state: MoneroState;
};

/**
 * Outcome of a claim. A transaction that pays another order is treated like one that has nothing to do with the shop:
 * otherwise anybody could find out whether a stranger's transaction paid here. `exists` is only for transactions that
 * count for this very order.
 */
export function judgeClaim({ finding, isRepeated, state }: Claim): ClaimOutcome {
  switch (finding) {
    case "pays-others":
    case "pays-badly":
      return "error";
    case "unknown":
      return "pending";
    case "pays-this":
      if (state === "verifying" || state === "nothing") return "pending";
      return isRepeated ? "exists" : state;
  }
}

const WAITS_MINUTES = [1, 2, 5, 10, 30, 60];
/** A transaction that no node knows after a day was never sent. */
const GIVEN_UP_MS = 24 * 60 * MINUTE_MS;

/** Time of the next search for an unknown transaction. @returns null when the search is given up */
export function nextClaimCheck({ tries, claimedAt, now }: { tries: number; claimedAt: Date; now: Date }): Date | null {
  if (now.getTime() - claimedAt.getTime() >= GIVEN_UP_MS) return null;
  const minutes = WAITS_MINUTES[Math.min(tries, WAITS_MINUTES.length - 1)] ?? 60;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
