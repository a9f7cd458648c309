import { DEFAULT_LOCALE, LOCALE_NAME, type Locale } from "@wren/domain";
import type { MetaDescriptor } from "react-router";
import { delocalizePath, localeOfPath, localizePath } from "#app/i18n/path.ts";
import type { Crumb } from "./content-view.ts";
import { breadcrumbStructuredData, organizationStructuredData } from "./structured-data.ts";

const SITE_NAME = "Wren";
const TITLE_SEPARATOR = "|";

export function pageTitle(title: string): string {
  return `${title} ${TITLE_SEPARATOR} ${SITE_NAME}`;
}

/** The spec's fallback title: `/support/my-contact` is "My Contact". */
function titleFromPath(pathname: string): string {
  const segment = pathname.split("/").findLast(Boolean) ?? SITE_NAME;
  return segment.replace(/-/g, " ").replace(/(?:^|\s)\S/g, (letter) => letter.toUpperCase());
}

type Options = {
  title: string;
  description: string | null;
  pathname: string;
  /** The site's public address: search engines and social networks need absolute URLs. */
  publicUrl: string;
  /** Path of the preview picture for social networks. */
  socialImage: string | null;
  /** Structured data of schema.org, if any. */
  structuredData?: object | null;
  /** The pages above this one. */
  trail?: readonly Crumb[];
  /** Our name, on pages about us. */
  organization?: string | null;
  /** Languages in which this page is published. */
  languages: readonly Locale[];
};

export function pageMeta(options: Options): MetaDescriptor[] {
  const { description, pathname, publicUrl, socialImage, structuredData, trail = [], ...page } = options;
  const { organization, languages } = options;
  const title = page.title.trim() || titleFromPath(pathname);
  const current = localeOfPath(pathname);
  const path = delocalizePath(pathname);
  const address = (locale: Locale) => new URL(localizePath(path, locale), publicUrl).href;
  return [
    { title: pageTitle(title) },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: address(current) },
    ...languages.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: locale,
      href: address(locale),
      // Lynx shows these links above the page, by their title.
      title: LOCALE_NAME[locale],
    })),
    ...(languages.includes(DEFAULT_LOCALE)
      ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(DEFAULT_LOCALE) }]
      : []),
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: address(current) },
    { property: "og:locale", content: current === "de" ? "de_CH" : "en_GB" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(socialImage ? [{ property: "og:image", content: new URL(socialImage, publicUrl).href }] : []),
    ...[
      structuredData,
      trail.length > 0 && breadcrumbStructuredData([...trail, { name: title, path }], { locale: current, publicUrl }),
      organization && organizationStructuredData(organization, publicUrl),
    ].flatMap((data) => (data ? [{ "script:ld+json": data }] : [])),
  ];
}
