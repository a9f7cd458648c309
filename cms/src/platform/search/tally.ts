/** Counts the uses of each word. A word at zero is removed. */
export function createTally() {
  const counts = new Map<string, number>();
  return {
    /** @returns the words that appeared or disappeared */
    count(words: readonly string[], step: 1 | -1): string[] {
      return words.filter((word) => {
        const before = counts.get(word) ?? 0;
        const after = before + step;
        if (after === 0) counts.delete(word);
        else counts.set(word, after);
        return before === 0 || after === 0;
      });
    },
    has: (word: string) => counts.has(word),
    words: () => counts.keys(),
  };
}
