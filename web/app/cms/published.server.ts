import { kindOfPath, LOCALES, pathOfEntry, publishedEntrySchema, type EntryKind, type Locale } from "@wren/domain";
import type { PublishedAddress } from "#app/lib/sitemap.ts";
import { readEveryContent } from "./content.server.ts";
import { previewPass } from "./preview.server.ts";

/** Types whose entries have pages of their own. */
const TYPES = {
  page: "pages",
  product: "products",
  service: "services",
  resource: "resources",
  article: "kb-articles",
} satisfies Record<EntryKind, string>;

const publishedSchema = publishedEntrySchema.transform(({ slug, updatedAt = null }) => ({ slug, updatedAt })).array();

/** Lists every published page of the site, in every language. */
export async function listPublished(): Promise<PublishedAddress[]> {
  const kinds = Object.keys(TYPES) as EntryKind[];
  const lists = LOCALES.flatMap((locale) => kinds.map((kind) => listKind(kind, locale)));
  return (await Promise.all(lists)).flat();
}

/**
 * Finds the languages in which the page at a path without language is published. A preview counts every language, and so
 * does a cms that cannot tell.
 */
export async function findLanguages(path: string): Promise<readonly Locale[]> {
  if (previewPass() !== null) return LOCALES;
  try {
    const kind = kindOfPath(path);
    const lists = await Promise.all(LOCALES.map((locale) => listKind(kind, locale)));
    return LOCALES.filter((_locale, index) => lists[index]?.some((address) => address.path === path));
  } catch {
    return LOCALES; // The failed call has already been logged.
  }
}

async function listKind(kind: EntryKind, locale: Locale): Promise<PublishedAddress[]> {
  const query = { locale, sort: ["slug"], fields: ["slug", "updatedAt"] };
  const entries = await readEveryContent(TYPES[kind], query, publishedSchema);
  return entries.map(({ slug, updatedAt }) => ({ locale, path: pathOfEntry(kind, slug), updatedAt }));
}
