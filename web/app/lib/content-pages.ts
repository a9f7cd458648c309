import { HOME_SLUG } from "@wren/domain";
import { delocalizePath } from "#app/i18n/path.ts";

export { CONTENT_PATHS } from "@wren/domain";

/** The entry behind a path: `/de/shop/wren-one` is `shop/wren-one`, and the start is `home`. */
export function contentSlug(pathname: string): string {
  return delocalizePath(pathname).replace(/^\/|\/$/g, "") || HOME_SLUG;
}
