/** The entry that is shown at the start of the site. */
export const HOME_SLUG = "home";

/** Paths whose page is content: one entry of the cms each, whose slug is the path, in both languages. */
export const CONTENT_PATHS = [
  "about",
  "concept",
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

/** Letters that need no escape in a path, so that the address is exactly what the editor typed. */
const PATH_SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether this can be one step of an address: `wren-one`. */
export function isPathSegment(text: string): boolean {
  return PATH_SEGMENT.test(text);
}

const CONTENT_SLUGS: readonly string[] = [HOME_SLUG, ...CONTENT_PATHS];

/** Whether the site has a place for an entry with this slug; elsewhere visitors get "not found". */
export function isContentSlug(slug: string): boolean {
  return CONTENT_SLUGS.includes(slug);
}
