import type { Core } from "@strapi/strapi";
import { LOCALES, VERSIONS_KEPT, type Locale } from "@wren/domain";
import type { EntryInLanguage } from "../drafts";
import { publishedVersions } from "../rows";
import { copyEntry } from "./copy";

type Publisher = { name: string; isPlanned: boolean };

/** Keeps what visitors see now, of one language of an entry. */
export async function keepVersion(strapi: Core.Strapi, entry: EntryInLanguage, publisher: Publisher): Promise<void> {
  await keep(strapi, entry, publisher);
}

/**
 * Keeps what is on the site before it is replaced or taken away, when it was published before versions were kept, or by
 * the seed.
 */
export async function keepFormerVersions(
  strapi: Core.Strapi,
  { entryType, entryId }: Omit<EntryInLanguage, "language">,
): Promise<void> {
  for (const language of LOCALES) await keep(strapi, { entryType, entryId, language }, null);
}

async function keep(strapi: Core.Strapi, entry: EntryInLanguage, publisher: Publisher | null): Promise<void> {
  const published = await findPublished(strapi, entry);
  if (!published) return;
  const versions = publishedVersions(strapi);
  const at = new Date(published.publishedAt);
  if (await versions.findOne({ where: { ...entry, at } })) return;
  const content = await copyEntry(strapi, entry.entryType, published.id);
  if (!content) return;
  const { name: publisherName = null, isPlanned = false } = publisher ?? {};
  await versions.createMany([{ ...entry, at, publisherName, isPlanned, content }]);
  const tooOld = await versions.findMany({
    where: entry,
    orderBy: [{ at: "desc" }, { id: "desc" }],
    offset: VERSIONS_KEPT,
    limit: VERSIONS_KEPT,
    select: ["id"],
  });
  if (tooOld.length > 0) await versions.removeMany({ id: { $in: tooOld.map(({ id }) => id) } });
}

type PublishedRow = { id: number; publishedAt: string | Date };

export async function findPublished(
  strapi: Core.Strapi,
  { entryType, entryId, language }: EntryInLanguage,
): Promise<PublishedRow | null> {
  const where = { documentId: entryId, locale: language, publishedAt: { $notNull: true } };
  return strapi.db.query(entryType).findOne({ where, select: ["id", "publishedAt"] }) as Promise<PublishedRow | null>;
}

/** Removes the versions of languages that no longer exist. */
export async function forgetVersions(strapi: Core.Strapi, entryId: string, left: Locale[]): Promise<void> {
  await publishedVersions(strapi).removeMany({ entryId, language: { $notIn: left } });
}
