import { createCipheriv } from "node:crypto";

const BLOCK_BYTES = 4_096;

/** Random numbers derived from a key: without it, none can be predicted from the others. */
export type Chance = {
  /** From 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
};

export function createChance(key: Buffer): Chance {
  const stream = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  let block = Buffer.alloc(0);
  let used = 0;

  function next(): number {
    if (used === block.length) {
      block = stream.update(Buffer.alloc(BLOCK_BYTES));
      used = 0;
    }
    const number = block.readUInt32LE(used);
    used += 4;
    return number / 2 ** 32;
  }

  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
  };
}
