import { LOCALES, publishedEntrySchema, type FoundKind, type Locale } from "@wren/domain";
import { ENTRY_PATHS } from "#app/lib/entry-paths.ts";
import type { PublishedAddress } from "#app/lib/sitemap.ts";
import { readEveryContent } from "./content.server.ts";

/** Types whose entries have pages of their own. */
const TYPES = {
  page: "pages",
  product: "products",
  service: "services",
  resource: "resources",
  article: "kb-articles",
} satisfies Partial<Record<FoundKind, string>>;

const publishedSchema = publishedEntrySchema.transform(({ slug, updatedAt = null }) => ({ slug, updatedAt })).array();

/** Lists every published page of the site, in every language. */
export async function listPublished(): Promise<PublishedAddress[]> {
  const kinds = Object.keys(TYPES) as (keyof typeof TYPES)[];
  const lists = LOCALES.flatMap((locale) => kinds.map((kind) => listKind(kind, locale)));
  return (await Promise.all(lists)).flat();
}

async function listKind(kind: keyof typeof TYPES, locale: Locale): Promise<PublishedAddress[]> {
  const query = { locale, sort: ["slug"], fields: ["slug", "updatedAt"] };
  const entries = await readEveryContent(TYPES[kind], query, publishedSchema);
  return entries.map(({ slug, updatedAt }) => ({ locale, path: ENTRY_PATHS[kind](slug), updatedAt }));
}
