import { DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";
import { localAddress } from "#app/lib/local-address.ts";

const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
  locale,
  pattern: new RegExp(`^/${locale}(?=[/?#]|$)`),
}));

/** Files and endpoints, which are the same in all languages. */
const NO_PAGES = /^\/(?:media|social|assets|builds|connect|\.well-known)\//;

export function isPagePath(path: string): boolean {
  return !NO_PAGES.test(path);
}

/** The language of a path is its first segment; the default language has none. */
export function localeOfPath(path: string): Locale {
  return PREFIXES.find(({ pattern }) => pattern.test(path))?.locale ?? DEFAULT_LOCALE;
}

/**
 * Adds the language to a page's path: `/shop` in German is `/de/shop`, and the home page is `/de`. Hash and query stay.
 */
export function localizePath(path: string, locale: Locale): string {
  const address = localAddress(path);
  if (locale === DEFAULT_LOCALE || !isPagePath(address)) return address;
  return address === "/" ? `/${locale}` : `/${locale}${address}`.replace(/^(\/[^/?#]+)\/(?=[?#])/, "$1");
}

/** Removes the language from a path, as content and links name it. Hash and query stay. */
export function delocalizePath(path: string): string {
  const address = localAddress(path);
  const locale = localeOfPath(address);
  if (locale === DEFAULT_LOCALE) return address;
  const rest = address.slice(locale.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
