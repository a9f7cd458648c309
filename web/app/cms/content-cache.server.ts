/** More questions than the site can ask; a guard against keys made from visitors' input. */
const MAX_ENTRIES = 1_000;

type Entry<Value> = {
  value: Value;
  askedAt: number;
  /** Something changed since: the next reader waits for the new answer. */
  isExpired: boolean;
};

type Options = {
  now: () => number;
  /** How long an answer is served without asking again. */
  freshMs: () => number;
  onRefreshError: (error: unknown) => void;
};

export type ContentCache = {
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Holds a part of an answer as the answer to a question of its own, as fresh as the whole. */
  hold(key: string, value: unknown, wholeKey: string): void;
  /** Answers from before this moment are no longer news. They are kept only for when the cms is down. */
  expire(): void;
  heldEntries(): number;
};

/**
 * Remembers the cms's last good answers. A fresh one is served at once; one that has grown old is served at
 * once too, while a new one is fetched behind it; one that is known to be outdated is asked for again; and when
 * the cms is down the last good one stays. Concurrent requests for the same key share one question.
 */
export function createContentCache({ now, freshMs, onRefreshError }: Options): ContentCache {
  const entries = new Map<string, Entry<unknown>>();
  let loading = new Map<string, Promise<unknown>>();

  function ask<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = loading.get(key) as Promise<Value> | undefined;
    if (running) return running;

    const askedAt = now();
    const asked = loading;
    const question = load()
      .then((value) => {
        // Asked before the last change, so perhaps answered with what was before it.
        remember(key, { value, askedAt, isExpired: asked !== loading });
        return value;
      })
      .finally(() => asked.delete(key));
    asked.set(key, question);
    return question;
  }

  function remember(key: string, entry: Entry<unknown>): void {
    if (entry.isExpired && entries.get(key)?.isExpired === false) return;
    entries.delete(key);
    entries.set(key, entry);
    const [oldestKey] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldestKey !== undefined) entries.delete(oldestKey);
  }

  return {
    async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key) as Entry<Value> | undefined;
      if (!entry) return ask(key, load);

      if (entry.isExpired) {
        return ask(key, load).catch((error: unknown) => {
          onRefreshError(error);
          return entry.value;
        });
      }
      // The visitor never waits for a mere refresh, and its failure only means that the old answer stays.
      if (now() - entry.askedAt >= freshMs()) ask(key, load).catch(onRefreshError);
      return entry.value;
    },
    hold(key, value, wholeKey) {
      const whole = entries.get(wholeKey);
      if (whole) remember(key, { ...whole, value });
    },
    expire() {
      for (const entry of entries.values()) entry.isExpired = true;
      loading = new Map();
    },
    heldEntries: () => entries.size,
  };
}
