import type { Core, Modules } from "@strapi/strapi";
import { isLocale, type Locale } from "@wren/domain";
import { inTransaction } from "../../../platform/strapi-edges";
import { writeAudit } from "../../staff/work/audit";
import { draftedContents, type DraftRow, type EntryInLanguage } from "./drafts";
import { auditedEntry } from "./plan-entry";
import { currentPublisher } from "./publisher";
import { publicationPlans } from "./rows";
import { forgetVersions, keepFormerVersions, keepVersion } from "./versions/keep-version";

type Published = DraftRow & { locale?: string | null };

/**
 * Writes publications to the audit trail, by a button or by plan, keeps what was published, and forgets plans that have
 * become pointless. All of it is in the transaction that publishes.
 */
export function publishedDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, uid } = context;
    if (!draftedContents(strapi).includes(uid)) return next();
    switch (action) {
      case "delete":
        return inTransaction(strapi, async () => {
          const result = await next();
          await forgetLanguages(strapi, uid, context.params.documentId);
          return result;
        });
      case "publish":
      case "unpublish":
        return inTransaction(strapi, async () => {
          // The seed has its contents in the code.
          if (currentPublisher(strapi))
            await keepFormerVersions(strapi, { entryType: uid, entryId: context.params.documentId });
          const result = await next();
          const { entries } = result as unknown as { entries: Published[] };
          for (const entry of entries) {
            if (!isLocale(entry.locale)) continue;
            const place = { entryType: uid, entryId: context.params.documentId, language: entry.locale };
            await noteDone(strapi, place, { action, entry });
          }
          return result;
        });
      default:
        return next();
    }
  };
}

type Done = { action: "publish" | "unpublish"; entry: DraftRow };

async function noteDone(strapi: Core.Strapi, place: EntryInLanguage, { action, entry }: Done): Promise<void> {
  // A failure that somebody has made good; what is still planned stays planned.
  await publicationPlans(strapi).removeMany({ ...place, action, failedAt: { $notNull: true } });
  const publisher = currentPublisher(strapi);
  if (!publisher) return;
  const { actor, isPlanned } = publisher;
  if (action === "publish") await keepVersion(strapi, place, { name: actor.name, isPlanned });
  const done = `${action}ed` as const;
  await writeAudit(strapi, { ...auditedEntry(place, entry), action: isPlanned ? `${done}-as-planned` : done, actor });
}

/** Removes the plans and versions of languages that no longer exist. */
async function forgetLanguages(strapi: Core.Strapi, uid: EntryInLanguage["entryType"], entryId: string): Promise<void> {
  const where = { documentId: entryId };
  const left = (await strapi.db.query(uid).findMany({ where, select: ["locale"] })) as { locale: Locale }[];
  const languages = left.map(({ locale }) => locale);
  await publicationPlans(strapi).removeMany({ entryId, language: { $notIn: languages } });
  await forgetVersions(strapi, entryId, languages);
}
