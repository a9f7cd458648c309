import { fewAtOnce } from "#app/lib/few-at-once.ts";

/**
 * After a restart of the cms every answer is asked for anew, and a cms that has just started is slow. All at once they
 * kept it from everything else for longer than a call waits.
 */
const AT_ONCE = 4;
/** After this the last good answer is served. */
const LONGEST_WAIT_MS = 2_000;

/** More entries than the site has questions; guards against keys made from visitors' input. */
const MAX_ENTRIES = 1_000;

type Entry<Value> = {
  value: Value;
  askedAt: number;
  /** Set by a content change: the next reader waits for a new answer. */
  isExpired: boolean;
};

type Options = {
  now: () => number;
  /** The time for which an answer is served without asking again. */
  freshMs: () => number;
  onRefreshError: (error: unknown) => void;
};

export type ContentCache = {
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Stores a part of an answer under its own key, as fresh as the whole. */
  hold(key: string, value: unknown, wholeKey: string): void;
  /** Marks all answers as outdated. They are kept only in case the cms is down. */
  expire(): void;
  heldEntries(): number;
};

/**
 * Caches the cms's last good answers. A fresh answer is served at once. A stale one is served at once too, while a new
 * one is fetched in the background. An expired one is fetched again first. While the cms is down the last good one is
 * served. Concurrent requests for the same key share one call, and calls take turns.
 */
export function createContentCache({ now, freshMs, onRefreshError }: Options): ContentCache {
  const entries = new Map<string, Entry<unknown>>();
  let loading = new Map<string, Promise<unknown>>();
  const inTurn = fewAtOnce(AT_ONCE, { waitMs: LONGEST_WAIT_MS });

  function ask<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = loading.get(key) as Promise<Value> | undefined;
    if (running) return running;

    const questions = loading;
    const question = inTurn(async () => {
      const askedAt = now();
      const asked = loading;
      const value = await load();
      // The call began before the last change, so its answer may already be outdated.
      remember(key, { value, askedAt, isExpired: asked !== loading });
      return value;
    }).finally(() => questions.delete(key));
    questions.set(key, question);
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
      // No visitor waits for a background refresh; when it fails, the old answer stays.
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
