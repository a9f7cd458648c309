import type { Locale } from "@wren/domain";
import type { Fragment } from "./island.server.ts";

/** Renders a fragment once per content object, for pages and for requests of the fragment alone. */
export function drawOnce<Content extends object>(
  draw: (content: Content, locale: Locale) => Promise<Fragment>,
): (content: Content, locale: Locale) => Promise<Fragment> {
  const drawn = new WeakMap<Content, Promise<Fragment>>();
  return (content, locale) => {
    const known = drawn.get(content);
    if (known) return known;
    const fragment = draw(content, locale);
    drawn.set(content, fragment);
    return fragment;
  };
}
