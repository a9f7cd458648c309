import type { Locale } from "@wren/domain";
import { localeOfPath } from "#app/i18n/path.ts";
import { contentSlug } from "./content-pages.ts";

/** The fragments of pages that only the server draws, and what each must be told. */
export type IslandProps = {
  /** All that editors put on a content page, below its heading. */
  "page-blocks": { slug: string };
  /** What editors wrote about a product, below what can be bought. */
  "product-blocks": { slug: string };
  /** What editors wrote about a service, below its form. */
  "service-blocks": { slug: string };
  /** The text of an article of the knowledge base. */
  "article-body": { slug: string };
  /** The questions asked most often, with their answers. */
  "top-questions": Record<string, never>;
  /** What editors wrote in a resource, below its heading. */
  "resource-blocks": { slug: string };
};

export type IslandKey = keyof IslandProps;

/** What every fragment is told, whatever it shows. */
export type IslandContext = { locale: Locale };

/** Names a fragment. Where a page's data holds this, the browser holds no more of it than its HTML. */
export type IslandRef<Key extends IslandKey = IslandKey> = {
  key: Key;
  props: IslandProps[Key];
  context: IslandContext;
};

export type IslandAnswer = {
  /** Names this state of the fragment: another text, another id. */
  id: string;
  html: string;
  /** What the fragment has to say in the head of a page that shows it. */
  head: IslandHead;
};

/** In schema.org's words, where there is something to say. */
export type IslandHead = { structuredData: object | null };

export const ISLAND_PREFIX = "/__island/";

/** The one spelling of a fragment's address: only under this one the server keeps its answer. */
export function islandAddress({ key, props, context }: IslandRef): string {
  const json = (value: object) => encodeURIComponent(JSON.stringify(value));
  return `${ISLAND_PREFIX}${key}.json?props=${json(props)}&context=${json(context)}`;
}

/** The blocks of the content page at a path, known before its data is. */
export function pageBlocksAt(pathname: string): IslandRef {
  return {
    key: "page-blocks",
    props: { slug: contentSlug(pathname) },
    context: { locale: localeOfPath(pathname) },
  };
}

/** The blocks of a product, a service or a resource, below what its page itself shows. */
export function entryBlocksOf(key: Exclude<IslandKey, "page-blocks">, slug: string, locale: Locale): IslandRef {
  return { key, props: { slug }, context: { locale } };
}
