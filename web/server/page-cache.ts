import type { Encoding } from "./encodings.ts";

/**
 * A finished page in one encoding, in the form that Node sends fastest: header names and values in turn, and the bytes
 * as a Latin-1 string, which is sent together with the head.
 */
export type Representation = { headers: string[]; body: string; etag: string };

/** A page that is the same for everybody with the same address and currency. */
export type HeldPage = Record<Encoding, Representation>;

type Entry = { page: HeldPage; bytes: number; storedAt: number };

type Options = { maxBytes: number; maxAgeMs: () => number; now: () => number };

export type PageCache = {
  find(key: string): HeldPage | null;
  /** Number of the content's current state. A page begun under an earlier one is not cached. */
  edition(): number;
  store(key: string, page: HeldPage, edition: number): void;
  /** Drops all pages after a content change. */
  clear(): void;
  heldBytes(): number;
};

/** Caches whole pages in memory; the oldest make room for new ones. */
export function createPageCache({ maxBytes, maxAgeMs, now }: Options): PageCache {
  const entries = new Map<string, Entry>();
  let heldBytes = 0;
  let edition = 0;

  function remove(key: string): void {
    heldBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (now() - entry.storedAt < maxAgeMs()) return entry.page;
      remove(key);
      return null;
    },
    edition: () => edition,
    store(key, page, begunIn) {
      if (begunIn !== edition) return;
      remove(key);
      const bytes = page.br.body.length + page.gzip.body.length + page.identity.body.length;
      entries.set(key, { page, bytes, storedAt: now() });
      heldBytes += bytes;
      for (const oldestKey of entries.keys()) {
        if (heldBytes <= maxBytes) return;
        remove(oldestKey);
      }
    },
    clear() {
      edition++;
      entries.clear();
      heldBytes = 0;
    },
    heldBytes: () => heldBytes,
  };
}
