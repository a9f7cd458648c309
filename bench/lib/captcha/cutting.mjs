// Ways to find the five words in a sound.
import { FRAMES_A_SECOND } from "./hearing.mjs";

/** @typedef {{ start: number, end: number }} Stretch in frames */

const SHORTEST = 0.18 * FRAMES_A_SECOND;
const LONGEST = 1.3 * FRAMES_A_SECOND;
const SMOOTH = 7;

/**
 * Above a threshold of loudness: the one that leaves as many stretches as there are characters, and the longest of them.
 * @param {Float32Array} loudness
 * @param {number} count
 * @returns {Stretch[]}
 */
export function cutByThreshold(loudness, count) {
  const smooth = smoothed(loudness);
  const sorted = smooth.toSorted();
  /** @type {Stretch[]} */
  let best = evenly(smooth.length, count);
  let most = 0;
  for (let share = 0.05; share < 0.95; share += 0.02) {
    const found = stretchesAbove(smooth, sorted[Math.floor(share * sorted.length)] ?? 0);
    const total = found.reduce((sum, { start, end }) => sum + end - start, 0);
    if (found.length === count && total > most) [best, most] = [found, total];
  }
  return best;
}

/**
 * The windows, apart from each other, that are together the loudest above what is usual: found by dynamic programming.
 * @param {Float32Array} loudness
 * @param {number} count
 * @returns {Stretch[]}
 */
export function cutByWindows(loudness, count) {
  const smooth = smoothed(loudness);
  const usual = smooth.reduce((sum, one) => sum + one, 0) / smooth.length;
  const gains = [0];
  for (const one of smooth) gains.push((gains.at(-1) ?? 0) + one - usual);
  const gap = Math.round(0.2 * FRAMES_A_SECOND);
  let before = gains.map(() => ({ score: 0, stretches: /** @type {Stretch[]} */ ([]) }));
  for (let round = 0; round < count; round += 1) {
    /** @type {typeof before} */
    const now = [];
    gains.forEach((gain, end) => {
      let best = now.at(-1) ?? { score: -Infinity, stretches: [] };
      for (let length = SHORTEST; length <= Math.min(LONGEST, end); length += 2) {
        const start = Math.round(end - length);
        const earlier = before[Math.max(0, start - (round > 0 ? gap : 0))];
        const score = (earlier?.score ?? -Infinity) + gain - (gains[start] ?? 0);
        if (score > best.score) best = { score, stretches: [...(earlier?.stretches ?? []), { start, end }] };
      }
      now.push(best);
    });
    before = now;
  }
  const { stretches } = before.at(-1) ?? { stretches: [] };
  return stretches.length === count ? stretches : evenly(smooth.length, count);
}

/** @param {Float32Array} loudness */
function smoothed(loudness) {
  return loudness.map((_, at) => {
    const part = loudness.subarray(Math.max(0, at - SMOOTH), at + SMOOTH + 1);
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  });
}

/**
 * @param {Float32Array} loudness
 * @param {number} threshold
 */
function stretchesAbove(loudness, threshold) {
  /** @type {Stretch[]} */
  const found = [];
  let start = -1;
  for (let at = 0; at <= loudness.length; at += 1) {
    const isLoud = at < loudness.length && (loudness[at] ?? 0) > threshold;
    if (isLoud && start < 0) start = at;
    if (isLoud || start < 0) continue;
    if (at - start >= SHORTEST) found.push({ start, end: at });
    start = -1;
  }
  return found;
}

/**
 * @param {number} length
 * @param {number} count
 * @returns {Stretch[]}
 */
function evenly(length, count) {
  return Array.from({ length: count }, (_, at) => ({
    start: Math.floor((length * at) / count),
    end: Math.floor((length * (at + 1)) / count),
  }));
}
