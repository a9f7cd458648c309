import type { Locale } from "@wren/domain";

/** Pages with a card of their own; the rest share the card of their part of the site, or the general one. */
const CARDS = ["home", "concept", "about", "shop", "support"] as const;

/** The picture (1200 x 630) that stands for a page where it is shared; made by `npm run social-cards`. */
export function socialCardPath(slug: string, locale: Locale): string {
  const card = CARDS.find((name) => slug === name || slug.startsWith(`${name}/`)) ?? "home";
  return `/social/${card}-${locale}.jpg`;
}
