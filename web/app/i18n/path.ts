import { DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";

const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The language is the first segment of the path; the default language has none. */
export function localeOfPath(pathname: string): Locale {
  const isIn = (locale: Locale) => pathname.startsWith(`/${locale}/`) || pathname === `/${locale}`;
  return PREFIXED_LOCALES.find(isIn) ?? DEFAULT_LOCALE;
}

/** `/shop` in German is `/de/shop`, and the home page is `/de`. Hash and query stay. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`.replace(/^(\/[^/?#]+)\/(?=[?#])/, "$1");
}

/** The same page without its language, which is how content and links name it. */
export function delocalizePath(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname.slice(locale.length + 1) || "/";
}
