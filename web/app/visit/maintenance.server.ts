import type { ValidateIpResponse } from "@wren/domain";

/** The spec says "nothing is sticky", but a page has parts: one answer serves a few seconds of them. */
const FRESH_MS = 3_000;
const MAX_ADDRESSES = 10_000;
const EVERYONE = "everyone";

type Ask = (address: string) => Promise<ValidateIpResponse>;
type MaintenanceVerdict = { isOn: boolean; askedAt: number };

/**
 * Asks the cms whether an address is in maintenance and caches the answer for a few seconds, for everyone at once where
 * it does not depend on the address. While the cms is unreachable the last answer counts.
 */
export function createMaintenanceCheck(ask: Ask, now: () => number) {
  let verdicts = new Map<string, MaintenanceVerdict>();

  const isFresh = ({ askedAt }: MaintenanceVerdict) => now() - askedAt < FRESH_MS;

  /** Synchronous where the answer is known, which is nearly always. */
  return function isInMaintenance(readAddress: () => string): boolean | Promise<boolean> {
    const general = verdicts.get(EVERYONE);
    if (general && isFresh(general)) return general.isOn;
    const address = readAddress();
    const own = verdicts.get(address);
    if (own && isFresh(own)) return own.isOn;
    return askAnew(address, (general ?? own)?.isOn ?? false);
  };

  async function askAnew(address: string, lastVerdict: boolean): Promise<boolean> {
    try {
      const { maintenance, isForEveryone } = await ask(address);
      const verdict = { isOn: maintenance, askedAt: now() };
      // An answer for everyone invalidates those for single addresses, and vice versa.
      if (isForEveryone || verdicts.has(EVERYONE) || verdicts.size >= MAX_ADDRESSES) verdicts = new Map();
      verdicts.set(isForEveryone ? EVERYONE : address, verdict);
      return maintenance;
    } catch {
      return lastVerdict;
    }
  }
}
