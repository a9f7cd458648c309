import { HOME_SLUG, isContentSlug } from "@wren/domain";
import { delocalizePath } from "#app/i18n/path.ts";

export { CONTENT_PATHS } from "@wren/domain";

/** The slug of the entry behind a path: `/de/shop/services` is `shop/services`, and the home page is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || HOME_SLUG;
}

/**
 * True when a page's data may be prefetched, because it is content only. Prices and the running build, for example, must
 * not grow old.
 */
export function hasPayload(pathname: string): boolean {
  const slug = contentSlug(pathname);
  return isContentSlug(slug) && !/^(?:shop|support|trust)/.test(slug);
}
