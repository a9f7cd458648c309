import { createHash } from "node:crypto";

/** @typedef {ReturnType<typeof chanceFor>} Chance */

/**
 * Repeatable random numbers (mulberry32), a separate stream for each actor: an actor's choices follow from seed and name,
 * not from timing.
 * @param {number} seed
 * @param {string} actor
 */
export function chanceFor(seed, actor) {
  let state = createHash("sha256").update(`${seed}:${actor}`).digest().readInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ end) => Math.floor(next() * end);
  return {
    /** @param {number} probability */
    happens: (probability) => next() < probability,
    below,
    /** @type {<Item>(items: readonly Item[]) => Item} */
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to choose from");
      return item;
    },
  };
}
