import { DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";
import { localAddress } from "#app/lib/local-address.ts";

const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
  locale,
  home: `/${locale}`,
  start: `/${locale}/`,
}));

/** The language of a path is its first segment; the default language has none. */
export function localeOfPath(pathname: string): Locale {
  const prefix = PREFIXES.find(({ home, start }) => pathname.startsWith(start) || pathname === home);
  return prefix?.locale ?? DEFAULT_LOCALE;
}

/** Adds the language to a path: `/shop` in German is `/de/shop`, and the home page is `/de`. Hash and query stay. */
export function localizePath(path: string, locale: Locale): string {
  const address = localAddress(path);
  if (locale === DEFAULT_LOCALE) return address;
  return address === "/" ? `/${locale}` : `/${locale}${address}`.replace(/^(\/[^/?#]+)\/(?=[?#])/, "$1");
}

/** Removes the language from a path, as content and links name it. */
export function delocalizePath(pathname: string): string {
  const address = localAddress(pathname);
  const locale = localeOfPath(address);
  if (locale === DEFAULT_LOCALE) return address;
  return address.slice(locale.length + 1) || "/";
}
