import { HOME_SLUG, isContentSlug } from "@wren/domain";
import { delocalizePath } from "#app/i18n/path.ts";

export { CONTENT_PATHS } from "@wren/domain";

/** The entry behind a path: `/de/shop/services` is `shop/services`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || HOME_SLUG;
}

/** Whether a page's data can be fetched ahead: it is content and nothing else. Prices, for one, must not grow old. */
export function hasPayload(pathname: string): boolean {
  const slug = contentSlug(pathname);
  return isContentSlug(slug) && !/^(?:shop|support)/.test(slug);
}
