/** How long an answer is served without asking again. Short, because the cms does not announce changes yet. */
const FRESH_MS = 2_000;

/** More questions than the site can ask; a guard against keys made from visitors' input. */
const MAX_ENTRIES = 1_000;

type Entry<Value> = { value: Value; askedAt: number };

export type ContentCache = {
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  heldEntries(): number;
};

/**
 * Remembers the cms's last good answers. A fresh one is served at once; a stale one is served at once
 * too, while a new one is fetched behind it; and when the cms is down the last good one stays.
 * Concurrent requests for the same key share one question.
 */
export function createContentCache(now: () => number, onRefreshError: (error: unknown) => void): ContentCache {
  const entries = new Map<string, Entry<unknown>>();
  const loading = new Map<string, Promise<unknown>>();

  function ask<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = loading.get(key) as Promise<Value> | undefined;
    if (running) return running;

    const askedAt = now();
    const question = load()
      .then((value) => {
        remember(key, { value, askedAt });
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, question);
    return question;
  }

  function remember(key: string, entry: Entry<unknown>): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldestKey] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldestKey !== undefined) entries.delete(oldestKey);
  }

  return {
    async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key) as Entry<Value> | undefined;
      if (!entry) return ask(key, load);

      // The visitor never waits for a refresh, and its failure only means that the old answer stays.
      if (now() - entry.askedAt >= FRESH_MS) ask(key, load).catch(onRefreshError);
      return entry.value;
    },
    heldEntries: () => entries.size,
  };
}
