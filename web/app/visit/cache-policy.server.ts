import { createContext } from "react-router";

/**
 * Decides who may keep a copy of an answer: the page cache for everybody with the same address and currency, only the
 * visitor's own browser, or nobody. No code reads `Cache-Control` back.
 */
export type CachePolicy = "shared" | "own-browser" | "none";

/** A browser treats a shared page like a private copy: it revalidates each time. */
const CACHE_CONTROL = {
  shared: "private, no-cache",
  "own-browser": "private, no-cache",
  none: "private, no-store",
} satisfies Record<CachePolicy, string>;

export function writeCachePolicy(headers: Headers, policy: CachePolicy): void {
  headers.set("Cache-Control", CACHE_CONTROL[policy]);
}

/** Set by the visit's middleware and read by the page server. Without a decision nothing is kept. */
export const cachePolicyContext = createContext<CachePolicy>("none");
