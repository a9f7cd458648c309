import { delocalizePath } from "#app/i18n/path.ts";

/** Paths whose page is nothing but content: one entry of the cms each, in both languages. */
export const CONTENT_PATHS = ["about", "concept", "imprint", "privacy", "tos", "coc", "shop", "support"] as const;

/** The entry behind a path: `/de/about` is `about`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || "home";
}
