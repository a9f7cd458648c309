import type { Locale } from "@wren/domain";

/** Pages with their own card; others share the card of their section, or the general one. */
const CARDS = ["home", "concept", "about", "shop", "support"] as const;

/** Path of a page's preview picture (1200 x 630), made by `npm run social-cards`. */
export function socialCardPath(slug: string, locale: Locale): string {
  const card = CARDS.find((name) => slug === name || slug.startsWith(`${name}/`)) ?? "home";
  return `/social/${card}-${locale}.jpg`;
}
