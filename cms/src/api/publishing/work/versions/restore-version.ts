import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { RestoreRefusal, RestoreRequest } from "@wren/domain";
import type { Actor } from "../../../../platform/desk/current-staff";
import type { StaffOutcome } from "../../../../platform/desk/staff-outcome";
import {
  contentPermissions,
  draftedDocuments,
  inTransaction,
  type StaffAbility,
} from "../../../../platform/strapi-edges";
import { writeAudit } from "../../../staff/work/audit";
import type { DraftRow, EntryInLanguage } from "../drafts";
import { auditedEntry, inUtc } from "../plan-entry";
import type { PublishedVersionRow } from "../rows";
import { restorable } from "./restorable";

type Restoring = {
  entry: EntryInLanguage;
  draft: DraftRow;
  version: PublishedVersionRow;
  request: RestoreRequest;
  ability: StaffAbility;
  actor: Actor;
};

/** Makes a version the draft again, as if its words had been typed and saved. Nothing is published by it. */
export async function restoreVersion(
  strapi: Core.Strapi,
  { entry, draft, version, request, ability, actor }: Restoring,
): Promise<StaffOutcome<RestoreRefusal>> {
  const { entryType, entryId, language } = entry;
  const permissions = contentPermissions(strapi, { userAbility: ability, model: entryType });
  if (!permissions.can.update(draft)) return { ok: false, refusal: "not-found" };
  const { data } = await restorable(strapi, entryType, version.content);
  try {
    return await inTransaction(strapi, async ({ trx }) => {
      const rows = strapi.db.connection(strapi.db.metadata.get(entryType).tableName).transacting(trx);
      const saved: { at: string | number | Date } | undefined = await rows
        .where({ id: draft.id })
        .forUpdate()
        .first({ at: "updated_at" });
      // Nothing is replaced but what was compared.
      if (!saved || new Date(saved.at).getTime() !== new Date(request.draftUpdatedAt).getTime())
        return { ok: false, refusal: "draft-has-changed" };
      const allowed = await permissions.sanitizeUpdateInput(draft)(data);
      const documents = draftedDocuments(strapi, entryType);
      await documents.update({ documentId: entryId, locale: language, data: { ...allowed, updatedBy: actor.id } });
      await writeAudit(strapi, {
        ...auditedEntry(entry, draft),
        action: "restored",
        actor,
        changes: [{ field: "version", isSecret: false, before: null, after: inUtc(version.at) }],
      });
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof errors.ApplicationError) return { ok: false, refusal: "version-no-longer-fits" };
    throw error;
  }
}
