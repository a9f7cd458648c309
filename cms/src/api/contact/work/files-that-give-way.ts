/** Four forms with three files each: people behind one address do not notice each other. */
export const MOST_FILES_OF_ONE = 12;
/** Of all visitors together: what strangers can put on our disk has an end. */
export const MOST_BYTES = 1024 ** 3;

type Waiting = { visitor: string | null; size: number };

/**
 * Chooses the waiting files that a new one takes the place of: the visitor's own oldest when they have many, and while
 * the disk's share is used up the oldest of whoever has most there. So nobody can keep others from attaching.
 * @param waiting oldest first
 */
export function filesThatGiveWay<File extends Waiting>(waiting: readonly File[], added: Waiting): File[] {
  const own = waiting.filter(({ visitor }) => visitor === added.visitor);
  const gone = new Set(own.slice(0, Math.max(0, own.length - MOST_FILES_OF_ONE + 1)));
  const left = () => waiting.filter((file) => !gone.has(file));
  while (left().length > 0 && sumOf(left()) + added.size > MOST_BYTES) {
    const greediest = greediestOf([...left(), added]);
    const oldest = left().find(({ visitor }) => visitor === greediest) ?? left()[0];
    if (oldest) gone.add(oldest);
  }
  return [...gone];
}

function greediestOf(files: readonly Waiting[]): string | null {
  const bytes = new Map<string | null, number>();
  for (const { visitor, size } of files) bytes.set(visitor, (bytes.get(visitor) ?? 0) + size);
  const [greediest] = [...bytes].sort(([, a], [, b]) => b - a);
  return greediest?.[0] ?? null;
}

function sumOf(files: readonly Waiting[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
