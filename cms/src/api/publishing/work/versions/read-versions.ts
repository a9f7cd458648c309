import type { Core } from "@strapi/strapi";
import { VERSIONS_KEPT, type VersionComparison, type VersionList } from "@wren/domain";
import { contentPermissions, type StaffAbility } from "../../../../platform/strapi-edges";
import type { DraftRow, EntryInLanguage } from "../drafts";
import { publishedVersions, type PublishedVersionRow } from "../rows";
import { compareCopies } from "./compare";
import { copyEntry } from "./copy";
import { findPublished } from "./keep-version";
import { restorable } from "./restorable";

export async function listVersions(strapi: Core.Strapi, entry: EntryInLanguage): Promise<VersionList> {
  const published = await findPublished(strapi, entry);
  const rows = await publishedVersions(strapi).findMany({
    where: entry,
    orderBy: [{ at: "desc" }, { id: "desc" }],
    limit: VERSIONS_KEPT,
    select: ["id", "at", "publisherName", "isPlanned"],
  });
  const versions = rows.map(({ id, at, publisherName, isPlanned }) => {
    const isOnSite = published !== null && sameTime(published.publishedAt, at);
    return { id, at: new Date(at).toISOString(), who: publisherName, isPlanned, isOnSite };
  });
  return { versions };
}

const sameTime = (one: string | Date, other: string | Date) => new Date(one).getTime() === new Date(other).getTime();

/** Only a version of this very entry: whoever may read one entry might not read another. */
export async function findVersion(
  strapi: Core.Strapi,
  entry: EntryInLanguage,
  id: number,
): Promise<PublishedVersionRow | null> {
  return publishedVersions(strapi).findOne({ where: { ...entry, id } });
}

type Asked = { entry: EntryInLanguage; draft: DraftRow; version: PublishedVersionRow; ability: StaffAbility };

/** @returns null when the draft was deleted meanwhile */
export async function compareVersion(
  strapi: Core.Strapi,
  { entry: { entryType }, draft, version, ability }: Asked,
): Promise<VersionComparison | null> {
  const may = contentPermissions(strapi, { userAbility: ability, model: entryType }).can;
  const draftCopy = await copyEntry(strapi, entryType, draft.id);
  if (!draftCopy) return null;
  const mayRead = (path: string) => may.read(draft, path);
  const differences = compareCopies(strapi, entryType, { version: version.content, draft: draftCopy, mayRead });
  const { lost } = await restorable(strapi, entryType, version.content);
  const draftUpdatedAt = new Date(draft.updatedAt).toISOString();
  return { draftUpdatedAt, mayRestore: may.update(draft), differences, lost };
}
