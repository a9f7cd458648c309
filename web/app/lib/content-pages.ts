import { HOME_SLUG, isContentSlug } from "@wren/domain";
import { delocalizePath } from "#app/i18n/path.ts";

export { CONTENT_PATHS } from "@wren/domain";

/** The entry behind a path: `/de/shop/services` is `shop/services`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || HOME_SLUG;
}

/** The shop shows the entry `shop` and what it sells beside it. */
export const SHOP_SLUG = "shop";

/** Whether a page's data can be fetched ahead: of content and nothing else, for prices must not grow old. */
export function hasPayload(pathname: string): boolean {
  const slug = contentSlug(pathname);
  return isContentSlug(slug) && slug !== SHOP_SLUG;
}
