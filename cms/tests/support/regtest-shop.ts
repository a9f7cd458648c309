import { formatXmr, parseXmr } from "@wren/domain";
import { findMonero, MONERO_IS_MISSING } from "../../../scripts/lib/monero/find-monero.mjs";
import type { startCopiedRegtest } from "../../../scripts/lib/monero/template-chain.mjs";

export type Chain = Awaited<ReturnType<typeof startCopiedRegtest>>;

export const isMoneroInstalled = findMonero() !== null;

/** Skips a test on a private chain where Monero is not installed, and says why. */
export function skipWithoutMonero(skip: (condition: boolean, note: string) => void): void {
  skip(!isMoneroInstalled, MONERO_IS_MISSING);
}

/** An amount times a fraction, as a buyer would type it. */
export function part(xmr: string, numerator: bigint, denominator: bigint): string {
  return formatXmr(((parseXmr(xmr) ?? 0n) * numerator) / denominator);
}
