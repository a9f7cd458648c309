import { createContext } from "react-router";

/**
 * Who may keep a copy of an answer: the page cache for everybody who asks for the same address in the same currency,
 * the browser of the one visitor, or nobody. Only this decides; no code reads `Cache-Control` back.
 */
export type CachePolicy = "shared" | "own-browser" | "none";

/** Browsers treat a shared page like their own copy: they ask each time whether they may show it. */
const CACHE_CONTROL = {
  shared: "private, no-cache",
  "own-browser": "private, no-cache",
  none: "private, no-store",
} satisfies Record<CachePolicy, string>;

export function writeCachePolicy(headers: Headers, policy: CachePolicy): void {
  headers.set("Cache-Control", CACHE_CONTROL[policy]);
}

/** Set by the visit's middleware and read by the page server. An answer that was never judged is not kept. */
export const cachePolicyContext = createContext<CachePolicy>("none");
