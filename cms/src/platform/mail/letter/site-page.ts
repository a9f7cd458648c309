import { DEFAULT_LOCALE, type Locale } from "@wren/domain";

/** Address of a page of the site in the reader's language. */
export function sitePage({ siteUrl, locale }: { siteUrl: string; locale: Locale }, path: string): string {
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  return `${siteUrl.replace(/\/+$/, "")}${prefix}${path}`;
}
