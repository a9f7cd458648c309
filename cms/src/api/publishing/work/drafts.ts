import type { Core, UID } from "@strapi/strapi";
import type { Locale } from "@wren/domain";
import { editedContents } from "../../../platform/content/content";
import { contentPermissions, type StaffAbility } from "../../../platform/strapi-edges";

/** One language of an entry. */
export type EntryInLanguage = { entryType: UID.ContentType; entryId: string; language: Locale };

export type DraftRow = {
  id: number;
  updatedAt: string | Date;
  title?: string | null;
  name?: string | null;
  slug?: string | null;
};

/** Content types that staff publish. */
export function draftedContents(strapi: Core.Strapi): UID.ContentType[] {
  return editedContents().filter((uid) => strapi.contentType(uid).options.draftAndPublish);
}

export async function findDraft(strapi: Core.Strapi, entry: EntryInLanguage): Promise<DraftRow | null> {
  const { entryType, entryId, language } = entry;
  // Conditions on permissions ask who made the entry.
  const populate = { createdBy: { populate: ["roles"] } };
  const where = { documentId: entryId, locale: language, publishedAt: null };
  return strapi.db.query(entryType).findOne({ where, populate }) as Promise<DraftRow | null>;
}

type Asked = { ability: StaffAbility; to: "publish" | "read" };

/** @returns null when there is no such draft, or when this member of staff has no right to it */
export async function findAllowed(
  strapi: Core.Strapi,
  entry: EntryInLanguage,
  { ability, to }: Asked,
): Promise<DraftRow | null> {
  if (!draftedContents(strapi).includes(entry.entryType)) return null;
  const draft = await findDraft(strapi, entry);
  const may = contentPermissions(strapi, { userAbility: ability, model: entry.entryType }).can;
  return draft && may[to](draft) ? draft : null;
}

export function nameOfDraft({ title, name, slug }: DraftRow): string {
  return title ?? name ?? slug ?? "–";
}
