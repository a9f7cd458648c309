/** Slug of the start page's entry. */
export const HOME_SLUG = "home";

/** Paths whose page is content: one entry of the cms each, with the path as its slug, in both languages. */
export const CONTENT_PATHS = [
  "about",
  "concept",
  "trust",
  "imprint",
  "privacy",
  "tos",
  "coc",
  "shop",
  "shop/services",
  "support",
  "support/kb",
  "support/chat",
  "support/files",
  "support/contact",
  "support/my-contact",
] as const;

/** Letters that need no escaping, so that the address is exactly what the editor typed. */
const PATH_SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for one segment of a path, such as `wren-one`. */
export function isPathSegment(text: string): boolean {
  return PATH_SEGMENT.test(text);
}

const CONTENT_SLUGS: readonly string[] = [HOME_SLUG, ...CONTENT_PATHS];

/** True when the site shows an entry with this slug; any other would be "not found". */
export function isContentSlug(slug: string): boolean {
  return CONTENT_SLUGS.includes(slug);
}
