/** A text whose ends are those of another one, and what stands between. */
export type MarkedText = { head: string; changed: string; tail: string };

/** As many words and spaces as show where the change is. */
const CONTEXT = 16;

/** Two texts with what differs between them, in whole words; long ends that are the same are shortened. */
export function markChange(version: string, draft: string): { version: MarkedText; draft: MarkedText } {
  const [before, now] = [wordsOf(version), wordsOf(draft)];
  const shorter = Math.min(before.length, now.length);
  const head = countWhile(shorter, (index) => before[index] === now[index]);
  const tail = countWhile(shorter - head, (index) => before.at(-1 - index) === now.at(-1 - index));
  const marked = (words: string[]): MarkedText => ({
    head: shortened(words.slice(0, head), (long) => ["… ", ...long.slice(-CONTEXT)]),
    changed: words.slice(head, words.length - tail).join(""),
    tail: shortened(words.slice(words.length - tail), (long) => [...long.slice(0, CONTEXT), " …"]),
  });
  return { version: marked(before), draft: marked(now) };
}

/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function countWhile(most: number, isSame: (index: number) => boolean): number {
  let count = 0;
  while (count < most && isSame(count)) count += 1;
  return count;
}

function shortened(words: string[], shorten: (long: string[]) => string[]): string {
  return (words.length > CONTEXT + 4 ? shorten(words) : words).join("");
}
