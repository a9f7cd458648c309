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
  "resources/:slug",
] as const;

/** Letters that need no escape in a path, so that the address is exactly what the editor typed. */
const WORDS = "[a-z0-9]+(?:-[a-z0-9]+)*";

const PATH_SEGMENT = new RegExp(`^${WORDS}$`);

/** Whether this can be one step of an address: `wren-one`. */
export function isPathSegment(text: string): boolean {
  return PATH_SEGMENT.test(text);
}

const CONTENT_SLUGS = [HOME_SLUG, ...CONTENT_PATHS].map((path) => new RegExp(`^${path.replace(":slug", WORDS)}$`));

/** Whether the site has a place for an entry with this slug; elsewhere visitors get "not found". */
export function isContentSlug(slug: string): boolean {
  return CONTENT_SLUGS.some((pattern) => pattern.test(slug));
}
