import type { Core } from "@strapi/strapi";
import { DEFAULT_LOCALE, LINKED_KINDS, pathOfEntry, type Locale, type SiteLinks } from "@wren/domain";
import { env } from "../../../platform/env";
import { findOnSite } from "../../search/work/site-search";

/** Pages of the site in a language that fit the search, with the address that visitors see. */
export function findSiteLinks(strapi: Core.Strapi, { search, locale }: { search: string; locale: Locale }): SiteLinks {
  if (search === "") return { links: [] };
  const links = findOnSite(strapi, { question: search, locale }).flatMap(({ kind: found, slug, title }) => {
    const kind = LINKED_KINDS.find((known) => known === found);
    if (!kind) return [];
    const language = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
    const path = `${language}${pathOfEntry(kind, slug)}`.replace(/(?<=.)\/$/, "");
    return [{ kind, title: title.map(({ text }) => text).join(""), address: `${env("PUBLIC_URL")}${path}` }];
  });
  return { links };
}
