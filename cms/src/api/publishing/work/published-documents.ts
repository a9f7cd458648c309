import type { Core, Modules } from "@strapi/strapi";
import { isLocale, type Locale } from "@wren/domain";
import { inTransaction } from "../../../platform/strapi-edges";
import { writeAudit } from "../../staff/work/audit";
import { draftedContents, type DraftRow, type EntryInLanguage } from "./drafts";
import { auditedEntry } from "./plan-entry";
import { currentPublisher } from "./publisher";
import { publicationPlans } from "./rows";

type Published = DraftRow & { locale?: string | null };

/**
 * Writes publications to the audit trail, by a button or by plan, and forgets plans that have become pointless. All of
 * it is in the transaction that publishes.
 */
export function publishedDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, uid } = context;
    if (!draftedContents(strapi).includes(uid)) return next();
    switch (action) {
      case "delete":
        return inTransaction(strapi, async () => {
          const result = await next();
          await forgetPlans(strapi, uid, context.params.documentId);
          return result;
        });
      case "publish":
      case "unpublish":
        return inTransaction(strapi, async () => {
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
  const done = `${action}ed` as const;
  await writeAudit(strapi, { ...auditedEntry(place, entry), action: isPlanned ? `${done}-as-planned` : done, actor });
}

/** Removes the plans of languages that no longer exist. */
async function forgetPlans(strapi: Core.Strapi, uid: EntryInLanguage["entryType"], entryId: string): Promise<void> {
  const where = { documentId: entryId };
  const left = (await strapi.db.query(uid).findMany({ where, select: ["locale"] })) as { locale: Locale }[];
  await publicationPlans(strapi).removeMany({ entryId, language: { $notIn: left.map(({ locale }) => locale) } });
}
