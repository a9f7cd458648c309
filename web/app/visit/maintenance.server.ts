import type { ValidateIpResponse } from "@wren/domain";

/** "Nothing is sticky", but a page has parts: one answer serves a few seconds of them. */
const FRESH_MS = 3_000;
const MAX_ADDRESSES = 10_000;
const EVERYONE = "everyone";

type Ask = (address: string) => Promise<ValidateIpResponse>;
type MaintenanceVerdict = { isOn: boolean; askedAt: number };

/**
 * Asks whether an address is in maintenance and remembers the answer for a few seconds, for everyone at
 * once where it does not depend on the address. When the cms cannot be asked, the last answer holds.
 */
export function createMaintenanceJudge(ask: Ask, now: () => number) {
  let verdicts = new Map<string, MaintenanceVerdict>();

  const isFresh = ({ askedAt }: MaintenanceVerdict) => now() - askedAt < FRESH_MS;

  /** At once where the answer is known, which is nearly always. */
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
      // Answers to single addresses are void as soon as one answer is for everyone, and the other way round.
      if (isForEveryone || verdicts.has(EVERYONE) || verdicts.size >= MAX_ADDRESSES) verdicts = new Map();
      verdicts.set(isForEveryone ? EVERYONE : address, verdict);
      return maintenance;
    } catch {
      return lastVerdict;
    }
  }
}
