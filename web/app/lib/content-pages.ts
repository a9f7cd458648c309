import { HOME_SLUG, isContentSlug } from "@wren/domain";
import { delocalizePath } from "#app/i18n/path.ts";

export { CONTENT_PATHS } from "@wren/domain";

/** The entry behind a path: `/de/shop/services` is `shop/services`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || HOME_SLUG;
}

/** These show what is sold, or what can be fetched, beside what editors wrote. */
const SLUGS_WITH_MORE = ["shop", "shop/services", "support/files"];

/** Whether a page's data can be fetched ahead: of one entry and nothing else, for prices must not grow old. */
export function hasPayload(pathname: string): boolean {
  const slug = contentSlug(pathname);
  return isContentSlug(slug) && !SLUGS_WITH_MORE.includes(slug);
}
