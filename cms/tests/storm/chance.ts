import { createHash } from "node:crypto";

/** Repeatable random numbers (mulberry32). */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    happens: (probability: number) => next() < probability,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

export type Chance = ReturnType<typeof createChance>;

/**
 * A separate stream of numbers for each actor: a buyer's actions follow from the storm's seed and the buyer's name, not
 * from timing. Only the interleaving differs from run to run.
 */
export function chanceFor(seed: number, actor: string): Chance {
  return createChance(
    createHash("sha256")
      .update(`${String(seed)}:${actor}`)
      .digest()
      .readInt32LE(),
  );
}
