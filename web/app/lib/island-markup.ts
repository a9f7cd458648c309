import type { IslandRef } from "./islands.ts";

/** As React takes it. */
export type Markup = { __html: string | TrustedHTML };

/**
 * Beside the reference and not in it: what goes to the browser as a page's data is the reference alone, while the
 * page that is drawn from the same object finds its HTML here.
 */
const drawn = new WeakMap<IslandRef, Markup>();

export function keepMarkup(island: IslandRef, markup: Markup): void {
  drawn.set(island, markup);
}

export function findMarkup(island: IslandRef): Markup | null {
  return drawn.get(island) ?? null;
}
