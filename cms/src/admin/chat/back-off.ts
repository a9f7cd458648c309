const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/**
 * How long to wait before trying again: twice as long each time, and never the same for all, who would
 * otherwise come back together after the server's restart.
 * @param chance from 0 to 1
 */
export function retryDelayMs(failures: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(most / 2 + (most / 2) * chance);
}
