const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** A program that ran this long did not fail at its start. */
const HEALTHY_MS = 60_000;

/**
 * Pause before a program that died is started again: longer each time that it dies soon.
 * @param {{ pauseMs: number, livedMs: number }} last the previous pause, and how long the program ran after it
 */
export function nextPauseMs({ pauseMs, livedMs }) {
  if (pauseMs === 0 || livedMs >= HEALTHY_MS) return FIRST_MS;
  return Math.min(pauseMs * 2, LONGEST_MS);
}
