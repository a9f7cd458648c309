/** A site is slow without its content, but it is a site: nobody is kept out for longer. */
const LONGEST_MS = 60_000;
/** A cms that was too busy to answer may have time now. */
const RETRY_MS = 3_000;

type Options = {
  readAhead: () => Promise<boolean>;
  /** False while the cms is away; its return begins the next reading. */
  isCmsHeard: () => boolean;
  longestMs?: number;
};

/**
 * Reads all content once the cms is reached, until that has succeeded. Before its first try has ended, a page waits for a
 * cms that may be busy, and fails when that takes too long.
 */
export function createFirstReading({ readAhead, isCmsHeard, longestMs = LONGEST_MS }: Options) {
  let isRunning = false;
  let hasSucceeded = false;
  let hasEnded = false;
  const waiting: (() => void)[] = [];
  const end = () => {
    hasEnded = true;
    for (const goOn of waiting.splice(0)) goOn();
  };
  setTimeout(end, longestMs).unref();

  async function read(): Promise<void> {
    if (isRunning || hasSucceeded || !isCmsHeard()) return;
    isRunning = true;
    hasSucceeded = await readAhead();
    isRunning = false;
    end();
    if (!hasSucceeded) setTimeout(() => void read(), RETRY_MS).unref();
  }

  return {
    cmsReached: read,
    /** True once the first try has ended, well or badly, or has taken too long. */
    hasEnded: () => hasEnded,
    async untilEnded(): Promise<void> {
      if (!hasEnded) await new Promise<void>((goOn) => waiting.push(goOn));
    },
  };
}
