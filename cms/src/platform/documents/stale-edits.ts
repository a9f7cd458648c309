import type { Core, Modules, UID } from "@strapi/strapi";
import type { Locale } from "@wren/domain";
import { currentRequest, staffLanguage } from "../desk/current-staff";
import { fullName, type Named } from "../desk/staff";
import { table } from "../rows/table";
import { inTransaction, type Transaction } from "../strapi-edges";

/** The form is older than the entry; answered by `middlewares/edit-conflicts.ts`. */
export class EditConflict extends Error {
  override readonly name = "EditConflict";
}

const SENTENCES: Record<Locale, (name: string) => string> = {
  en: (name) =>
    `${name} has saved this entry since you opened it. Yours was not saved and is still in the form: ` +
    "copy what you need, then reload the page and make your change there.",
  de: (name) =>
    `${name} hat diesen Eintrag gespeichert, seit Sie ihn geöffnet haben. Ihre Fassung wurde nicht gespeichert und steht ` +
    "noch im Formular: Kopieren Sie, was Sie brauchen, laden Sie die Seite neu und ändern Sie sie dort.",
};

const SOMEBODY: Record<Locale, string> = { en: "Somebody", de: "Jemand" };

/**
 * Refuses a form of the admin that was opened before somebody else saved the same entry; otherwise it would put back all
 * their changes. The form sends the `updatedAt` that it was opened with. The entry is locked meanwhile, so of two forms
 * that are sent at once only one is saved. Calls without `updatedAt`, such as those of an API, are not compared.
 */
export function refuseStaleEdits(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.action !== "update") return next();
    const seen = seenVersion(strapi, context.uid);
    if (seen === null) return next();
    const { documentId, locale } = context.params;
    return inTransaction(strapi, async (transaction) => {
      const saved = await lockVersion(strapi, transaction, { uid: context.uid, documentId, locale });
      if (saved && new Date(saved.at).getTime() !== seen) throw await conflict(strapi, saved.by);
      return next();
    });
  };
}

/** Time of the version that the form was opened with, if the current request is one of the admin's forms. */
function seenVersion(strapi: Core.Strapi, uid: UID.ContentType): number | null {
  const request = currentRequest(strapi);
  if (!request?.path.startsWith("/content-manager/") || !request.path.split("/").includes(uid)) return null;
  const { updatedAt } = (request.request.body ?? {}) as { updatedAt?: unknown };
  const seen = typeof updatedAt === "string" ? new Date(updatedAt).getTime() : Number.NaN;
  return Number.isNaN(seen) ? null : seen;
}

type Entry = { uid: UID.ContentType; documentId: string; locale: unknown };
type Version = { at: string | number | Date; by: number | null };

/** The version that editors work on: the draft, where there are drafts. */
async function lockVersion(
  strapi: Core.Strapi,
  { trx }: Transaction,
  { uid, documentId, locale }: Entry,
): Promise<Version | undefined> {
  const { options, pluginOptions } = strapi.contentType(uid);
  const { i18n } = (pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  const rows = strapi.db.connection(strapi.db.metadata.get(uid).tableName).transacting(trx);
  rows.where({ document_id: documentId });
  if (options.draftAndPublish) rows.whereNull("published_at");
  if (i18n?.localized && typeof locale === "string") rows.where({ locale });
  return rows.forUpdate().first({ at: "updated_at", by: "updated_by_id" });
}

async function conflict(strapi: Core.Strapi, by: number | null): Promise<EditConflict> {
  const language = staffLanguage(strapi);
  const user = by === null ? null : await table<Named>(strapi, "admin::user").findOne({ where: { id: by } });
  return new EditConflict(SENTENCES[language](user ? fullName(user) : SOMEBODY[language]));
}
