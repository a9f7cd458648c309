import { formatXmr, parseXmr } from "@wren/domain";
import { findMonero, MONERO_IS_MISSING } from "../../../scripts/lib/monero/find-monero.mjs";
import type { startCopiedRegtest } from "../../../scripts/lib/monero/template-chain.mjs";

export type Chain = Awaited<ReturnType<typeof startCopiedRegtest>>;

export const isMoneroInstalled = findMonero() !== null;

/** Says once per file why its tests do not run. */
export function noteMissingMonero(what: string): void {
  if (!isMoneroInstalled) process.stdout.write(`Skipped, ${what}: ${MONERO_IS_MISSING}\n`);
}

/** A sum times a fraction, as a buyer would type it. */
export function part(xmr: string, numerator: bigint, denominator: bigint): string {
  return formatXmr(((parseXmr(xmr) ?? 0n) * numerator) / denominator);
}
