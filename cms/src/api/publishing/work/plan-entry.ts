import type { Core } from "@strapi/strapi";
import {
  PLAN_ACTIONS,
  refusePlan,
  type AuditChange,
  type Plan,
  type PlanAction,
  type PlanRefusal,
  type PlanRequest,
} from "@wren/domain";
import type { Actor } from "../../../platform/desk/current-staff";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { inTransaction } from "../../../platform/strapi-edges";
import { writeAudit } from "../../staff/work/audit";
import { nameOfDraft, type DraftRow, type EntryInLanguage } from "./drafts";
import { publicationPlans, type PublicationPlanRow } from "./rows";

export async function readPlans(strapi: Core.Strapi, entry: EntryInLanguage): Promise<Plan[]> {
  const rows = await publicationPlans(strapi).findMany({ where: entry, orderBy: { at: "asc" } });
  return rows.map(showPlan);
}

export function showPlan({ action, at, plannerName, failedAt, problems }: PublicationPlanRow): Plan {
  const failure = failedAt === null ? null : { at: new Date(failedAt).toISOString(), problems: problems ?? [] };
  return { action, at: new Date(at).toISOString(), who: plannerName, failure };
}

type Planning = {
  entry: EntryInLanguage;
  draft: DraftRow;
  request: PlanRequest;
  actor: Actor;
  now: Date;
};

/** Replaces the plans of one language of an entry, and writes who did it to the audit trail. */
export async function planEntry(
  strapi: Core.Strapi,
  { entry, draft, request, actor, now }: Planning,
): Promise<StaffOutcome<PlanRefusal>> {
  const refusal = refusePlan(request, now);
  if (refusal) return { ok: false, refusal };
  const wanted: Record<PlanAction, string | null> = { publish: request.publishAt, unpublish: request.unpublishAt };
  return inTransaction(strapi, async ({ trx }) => {
    // Of two editors who plan the same entry at once, the later one replaces the other's times.
    const { tableName } = strapi.db.metadata.get(entry.entryType);
    await strapi.db.connection(tableName).transacting(trx).where({ id: draft.id }).forUpdate().first("id");
    const plans = publicationPlans(strapi);
    const before = await plans.findMany({ where: entry });
    const changes: AuditChange[] = [];
    for (const action of PLAN_ACTIONS) {
      const old = before.find((plan) => plan.action === action);
      const at = wanted[action];
      const isSame = old && at && old.failedAt === null && new Date(old.at).getTime() === new Date(at).getTime();
      if (isSame || (!old && !at)) continue;
      if (old) await plans.remove(old.id);
      const planner = { plannerId: actor.id, plannerName: actor.name };
      if (at) await plans.create({ ...entry, ...planner, action, at: new Date(at) });
      changes.push(changeOf(action, old?.at ?? null, at));
    }
    if (changes.length > 0)
      await writeAudit(strapi, { ...auditedEntry(entry, draft), action: "planned", actor, changes });
    return { ok: true };
  });
}

function changeOf(action: PlanAction, before: string | null, after: string | null): AuditChange {
  const field = action === "publish" ? "publishAt" : "unpublishAt";
  return { field, isSecret: false, before: inUtc(before), after: inUtc(after) };
}

/** The trail is one text for readers in all time zones. */
export function inUtc(at: string | null): string | null {
  return at && `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** How the audit trail names one language of an entry. */
export function auditedEntry({ entryType, entryId, language }: EntryInLanguage, draft: DraftRow) {
  const subject = `${nameOfDraft(draft)} (${language})`;
  return { kind: "publication", subjectId: `${entryType} ${entryId} ${language}`, subject } as const;
}
