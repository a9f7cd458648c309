import { DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";

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
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`.replace(/^(\/[^/?#]+)\/(?=[?#])/, "$1");
}

/** Removes the language from a path, as content and links name it. */
export function delocalizePath(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname.slice(locale.length + 1) || "/";
}
