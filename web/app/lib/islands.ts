import type { Locale } from "@wren/domain";
import { localeOfPath } from "#app/i18n/path.ts";
import { contentSlug } from "./content-pages.ts";

/** Fragments that only the server renders, with the props of each. */
export type IslandProps = {
  /** The editors' blocks of a content page, below its heading. */
  "page-blocks": { slug: string };
  /** All that a product's page tells below the form to buy it. */
  "product-story": { slug: string };
  /** The editors' blocks about a service, below its form. */
  "service-blocks": { slug: string };
  /** The text of an article of the knowledge base. */
  "article-body": { slug: string };
  /** The most frequent questions with their answers. */
  "top-questions": Record<string, never>;
  /** The editors' blocks of a resource, below its heading. */
  "resource-blocks": { slug: string };
  /** Every block with all its options, for editors. */
  "all-blocks": Record<string, never>;
};

export type IslandKey = keyof IslandProps;

export type IslandContext = { locale: Locale };

/** Reference to a fragment in a page's data. The browser gets only its HTML, not its content. */
export type IslandRef<Key extends IslandKey = IslandKey> = {
  key: Key;
  props: IslandProps[Key];
  context: IslandContext;
};

export type IslandResponse = {
  /** Id of this state of the fragment; it changes with the content. */
  id: string;
  html: string;
  /** The fragment's part of the page's head. */
  head: IslandHead;
};

/** Structured data of schema.org, if any. */
export type IslandHead = { structuredData: object | null };

export const ISLAND_PREFIX = "/__island/";

/** The canonical address of a fragment; the server caches only this spelling. */
export function islandAddress({ key, props, context }: IslandRef): string {
  const json = (value: object) => encodeURIComponent(JSON.stringify(value));
  return `${ISLAND_PREFIX}${key}.json?props=${json(props)}&context=${json(context)}`;
}

/** Reference to the blocks of a content page, known before its data. */
export function pageBlocksAt(pathname: string): IslandRef {
  return {
    key: "page-blocks",
    props: { slug: contentSlug(pathname) },
    context: { locale: localeOfPath(pathname) },
  };
}

/** Reference to the blocks of a product, a service or a resource. */
export function entryBlocksOf(key: Exclude<IslandKey, "page-blocks">, slug: string, locale: Locale): IslandRef {
  return { key, props: { slug }, context: { locale } };
}
