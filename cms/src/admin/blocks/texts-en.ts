/** English texts about blocks. */
export const en = {
  "blocks.title": "Blocks",
  "blocks.hint": "How each block looks, with all its options.",
  "blocks.open": "Show all blocks",
} as const;
