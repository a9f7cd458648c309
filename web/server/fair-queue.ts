type Options = {
  /** Requests in work at the same time. */
  atOnce: number;
  /** Time after which a request in work no longer keeps others waiting: it waits itself, perhaps for a provider. */
  heldMs: number;
  maxPerVisitor: number;
  maxWaiting: number;
};

type Waiting = { visitor: string; isWhole: boolean; enter: (leave: Leave | null) => void };

/** Ends the work of one request, so that the next one may begin. */
export type Leave = () => void;

export type FairQueue = {
  /**
   * Waits for a turn.
   * @param isWhole false for a request that is still arriving: it has its turn, too, but nobody waits for its end
   * @returns null when this visitor, or everybody, has too many requests waiting
   */
  enter(visitor: string, isWhole: boolean): Promise<Leave | null>;
  waitingCount(): number;
};

/**
 * Admits the requests that cost work, a few at a time. While some wait, the next one is that of the visitor with the
 * fewest requests here, so that a flood delays the ones who send it. A quiet server refuses and delays nobody.
 */
export function createFairQueue({ atOnce, heldMs, maxPerVisitor, maxWaiting }: Options): FairQueue {
  let working = 0;
  let isAdmitting = false;
  const waiting: Waiting[] = [];
  /** Requests of each visitor, waiting or in work. */
  const present = new Map<string, number>();
  const countOf = (visitor: string) => present.get(visitor) ?? 0;

  function change(visitor: string, by: 1 | -1): void {
    const count = countOf(visitor) + by;
    if (count > 0) present.set(visitor, count);
    else present.delete(visitor);
  }

  function admit({ visitor, isWhole, enter }: Waiting): void {
    working += 1;
    const free = once(() => {
      working -= 1;
      admitSoon();
    });
    const timer = setTimeout(free, isWhole ? heldMs : 0);
    const forget = once(() => change(visitor, -1));
    enter(() => {
      clearTimeout(timer);
      forget();
      free();
    });
  }

  /**
   * Admits as many as there are free places, once all requests that have arrived stand in the queue: a page whose content
   * is in memory is drawn without a pause, and a flood would be drawn in the order in which it came, before anybody else.
   */
  function admitSoon(): void {
    if (isAdmitting) return;
    isAdmitting = true;
    setImmediate(() => {
      isAdmitting = false;
      while (working < atOnce) {
        const next = pick((count, best) => count < best);
        if (!next) return;
        admit(next);
      }
    });
  }

  /** Takes the first one out of the queue whose visitor's count is better than all before. */
  function pick(isBetter: (count: number, best: number) => boolean): Waiting | undefined {
    let at = 0;
    waiting.forEach(({ visitor }, index) => {
      if (isBetter(countOf(visitor), countOf(waiting[at]?.visitor ?? ""))) at = index;
    });
    return waiting.splice(at, 1)[0];
  }

  function turnAway({ visitor, enter }: Waiting): void {
    change(visitor, -1);
    enter(null);
  }

  return {
    enter(visitor, isWhole) {
      if (countOf(visitor) >= maxPerVisitor) return Promise.resolve(null);
      return new Promise((resolve) => {
        change(visitor, 1);
        waiting.push({ visitor, isWhole, enter: resolve });
        admitSoon();
        // The last one with the most goes, which is the newcomer only if all others have fewer.
        const surplus =
          waiting.length > maxWaiting + atOnce - working ? pick((count, best) => count >= best) : undefined;
        if (surplus) turnAway(surplus);
      });
    },
    waitingCount: () => waiting.length,
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
