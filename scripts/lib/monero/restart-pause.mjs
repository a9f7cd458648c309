const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** Who has lived this long did not die of its start. */
const HEALTHY_MS = 60_000;

/**
 * How long to wait before a program that died is started again: longer each time that it dies soon.
 * @param {{ pauseMs: number, livedMs: number }} last the pause before it, and how long it lived
 */
export function nextPauseMs({ pauseMs, livedMs }) {
  if (pauseMs === 0 || livedMs >= HEALTHY_MS) return FIRST_MS;
  return Math.min(pauseMs * 2, LONGEST_MS);
}
