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

/** Page of all blocks with their options, for editors and developers. */
export const ALL_BLOCKS_PATH = "/preview/all-blocks";

/** Address of an entry's page, without language, by the kind of entry. */
const ENTRY_PATHS = {
  page: (slug: string) => (slug === HOME_SLUG ? "/" : `/${slug}`),
  product: (slug: string) => `/shop/${slug}`,
  service: (slug: string) => `/shop/services/${slug}`,
  article: (slug: string) => `/support/kb/${slug}`,
  resource: (slug: string) => `/resources/${slug}`,
};

/** Kinds of entries that visitors reach by their slug. */
export type EntryKind = keyof typeof ENTRY_PATHS;

export function pathOfEntry(kind: EntryKind, slug: string): string {
  return ENTRY_PATHS[kind](slug);
}

/** The kind of entry that a path without language leads to, if it leads to one. */
export function kindOfPath(path: string): EntryKind {
  if (/^\/shop\/services\/./.test(path)) return "service";
  if (/^\/shop\/(?!services$)./.test(path)) return "product";
  if (/^\/support\/kb\/./.test(path)) return "article";
  return /^\/resources\/./.test(path) ? "resource" : "page";
}

/** Letters that need no escaping, so that the address is exactly what the editor typed. */
const PATH_SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for one segment of a path, such as `wren-one`. */
export function isPathSegment(text: string): boolean {
  return PATH_SEGMENT.test(text);
}

const CONTENT_SLUGS: readonly string[] = [HOME_SLUG, ...CONTENT_PATHS];

/** True for the pages that every site has. */
export function isContentSlug(slug: string): boolean {
  return CONTENT_SLUGS.includes(slug);
}

/** First parts of addresses that the site itself answers. A test of web compares them with its routes. */
const OWN_PARTS = [
  ...["de", "en", "home", "shop", "support", "resources", "cart", "search", "maintenance", "preferences"],
  ...["kb-suggestions", "connect", "captcha", "sandbox-payment", "sandbox-monero", "preview"],
  ...["media", "social", "assets", "builds", "downloads", "webhooks", "fonts", "healthz", "readyz", "metrics"],
  ...["api", "admin", "uploads", "feed", "faq", "help", "contact", "terms", "agb", "impressum", "datenschutz"],
];

const MAX_PARTS = 3;

/** True for addresses at which editors may make pages of their own, such as `press` or `about/team`. */
export function isEditorsSlug(slug: string): boolean {
  const parts = slug.split("/");
  const [first = ""] = parts;
  const isAddress = parts.length <= MAX_PARTS && parts.every(isPathSegment);
  return isAddress && !OWN_PARTS.includes(first) && !isContentSlug(slug);
}

/** True when the site shows a page with this slug; any other would be "not found". */
export function isPageSlug(slug: string): boolean {
  return isContentSlug(slug) || isEditorsSlug(slug);
}
