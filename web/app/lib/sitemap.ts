import { DEFAULT_LOCALE, LOCALES, type Locale } from "@wren/domain";
import { localizePath } from "#app/i18n/path.ts";
import { escapeXml } from "./xml.ts";

/** A published page in one language. */
export type PublishedAddress = { locale: Locale; path: string; updatedAt: string | null };

/** Lists every page for search engines, each with its translations (sitemaps.org). */
export function sitemapXml(addresses: readonly PublishedAddress[], publicUrl: string): string {
  const published = new Set(addresses.map(({ path, locale }) => localizePath(path, locale)));
  const addressOf = (path: string, locale: Locale) => escapeXml(new URL(localizePath(path, locale), publicUrl).href);
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternatesOf = (path: string) => {
    const written = LOCALES.filter((locale) => published.has(localizePath(path, locale)));
    return [
      ...written.map((locale) => alternate(locale, addressOf(path, locale))),
      ...(written.includes(DEFAULT_LOCALE) ? [alternate("x-default", addressOf(path, DEFAULT_LOCALE))] : []),
    ].join("");
  };
  const urls = addresses.map(({ locale, path, updatedAt }) => {
    const lastModified = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : "";
    return `<url><loc>${addressOf(path, locale)}</loc>${lastModified}${alternatesOf(path)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
