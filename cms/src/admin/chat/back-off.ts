const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/**
 * Delay before the next attempt: doubles each time, with jitter so that clients do not all return together after a
 * restart of the server.
 * @param chance from 0 to 1
 */
export function retryDelayMs(failures: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(most / 2 + (most / 2) * chance);
}
