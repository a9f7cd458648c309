/** A text whose ends are those of another one, and what stands between. */
export type MarkedText = { head: string; changed: string; tail: string };

/** As much of what is the same as shows where the change is. */
const CONTEXT_WORDS = 8;

/** Two texts with what differs between them, in whole words; long ends that are the same are shortened. */
export function markChange(version: string, draft: string): { version: MarkedText; draft: MarkedText } {
  const [before, now] = [wordsOf(version), wordsOf(draft)];
  const shorter = Math.min(before.length, now.length);
  const head = countWhile(shorter, (index) => before[index] === now[index]);
  const tail = countWhile(shorter - head, (index) => before.at(-1 - index) === now.at(-1 - index));
  const marked = (words: string[]): MarkedText => ({
    head: shortened(words.slice(0, head), (long) => ["… ", ...long.slice(-CONTEXT_WORDS)]),
    changed: words.slice(head, words.length - tail).join(""),
    tail: shortened(words.slice(words.length - tail), (long) => [...long.slice(0, CONTEXT_WORDS), " …"]),
  });
  return { version: marked(before), draft: marked(now) };
}

/** Words with the space behind them. */
const wordsOf = (text: string) => text.match(/\S*\s*/g)?.filter((word) => word !== "") ?? [];

function countWhile(most: number, isSame: (index: number) => boolean): number {
  let count = 0;
  while (count < most && isSame(count)) count += 1;
  return count;
}

function shortened(words: string[], shorten: (long: string[]) => string[]): string {
  return (words.length > CONTEXT_WORDS + 2 ? shorten(words) : words).join("").replace(/\s+ …$/, " …");
}
