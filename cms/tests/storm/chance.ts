/** Chance that can be repeated: the same seed plays the same storm. (mulberry32) */
export function createChance(seed: number) {
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
