/**
 * Makes work take turns: some of it runs at the same time, the rest waits in order.
 * @param most what runs at the same time
 * @param waitMs the longest that work waits for its turn before it is refused
 */
export function fewAtOnce(most: number, { waitMs }: { waitMs: number }) {
  let working = 0;
  const waiting = new Set<() => void>();

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        reject(new Error("Too much waits for the same thing"));
      }, waitMs);
      waiting.add(enter);
    });
  }

  /** The next one takes the place of the one that leaves. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      working -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (working < most) working += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
