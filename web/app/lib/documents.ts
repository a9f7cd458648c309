import { LOCALES } from "@wren/domain";
import { localizePath } from "#app/i18n/path.ts";
import { FEED_PATH, SITEMAP_PATH } from "./paths.ts";

const ADDRESSES: readonly string[] = [SITEMAP_PATH, ...LOCALES.map((locale) => localizePath(FEED_PATH, locale))];

/** True for the address of a document that is made of the site's content, but is no page. */
export function isDocumentAddress(pathname: string): boolean {
  return ADDRESSES.includes(pathname);
}
