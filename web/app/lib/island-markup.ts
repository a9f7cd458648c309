import type { IslandRef } from "./islands.ts";

/** The form that React expects. */
export type Markup = { __html: string | TrustedHTML };

/**
 * Kept beside the reference, not in it: only the reference goes to the browser as a page's data, while rendering finds
 * its HTML here.
 */
const drawn = new WeakMap<IslandRef, Markup>();

export function keepMarkup(island: IslandRef, markup: Markup): void {
  drawn.set(island, markup);
}

export function findMarkup(island: IslandRef): Markup | null {
  return drawn.get(island) ?? null;
}
