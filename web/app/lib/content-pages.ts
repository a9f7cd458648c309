import { delocalizePath } from "#app/i18n/path.ts";

/** Paths whose page is content: one entry of the cms each, whose slug is the path, in both languages. */
export const CONTENT_PATHS = [
  "about",
  "concept",
  "imprint",
  "privacy",
  "tos",
  "coc",
  "shop",
  "shop/checkout",
  "shop/services",
  "shop/services/:slug",
  "shop/confirmation",
  "shop/:slug",
  "support",
  "support/kb",
  "support/chat",
  "support/files",
  "support/contact",
  "support/my-contact",
  "resources/:slug",
] as const;

/** The entry behind a path: `/de/shop/wren-one` is `shop/wren-one`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || "home";
}
