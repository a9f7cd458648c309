import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { draftedDocuments, inTransaction } from "../../../platform/strapi-edges";
import { writeAudit } from "../../staff/work/audit";
import { findDraft } from "./drafts";
import { auditedEntry } from "./plan-entry";
import { problemsOf } from "./plan-problems";
import { publishAs } from "./publisher";
import { publicationPlans, type PublicationPlanRow } from "./rows";

/** The next run does the rest. */
const MOST_AT_ONCE = 100;

/** Publishes and unpublishes what is due, also what was missed while nothing ran. @returns number of plans */
export async function carryOutPlans(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await publicationPlans(strapi).findMany({
    where: { failedAt: null, at: { $lte: now } },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    limit: MOST_AT_ONCE,
  });
  const failures: unknown[] = [];
  let count = 0;
  for (const plan of due) {
    try {
      if (await carryOut(strapi, plan, now)) count += 1;
    } catch (error) {
      // The plan stays due for the next run, and the others still run.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return count;
}

/** @returns false when the plan was withdrawn or carried out meanwhile */
async function carryOut(strapi: Core.Strapi, plan: PublicationPlanRow, now: Date): Promise<boolean> {
  const { id, entryType, entryId, language, action } = plan;
  try {
    return await inTransaction(strapi, async () => {
      // With the publication in one transaction: of several processes only one finds the plan, and a crash keeps it.
      const { count } = await publicationPlans(strapi).removeMany({ id, failedAt: null });
      if (count === 0) return false;
      const planner = { id: plan.plannerId, name: plan.plannerName };
      const entry = { documentId: entryId, locale: language };
      await publishAs(planner, () => draftedDocuments(strapi, entryType)[action](entry));
      return true;
    });
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error;
    await keepFailure(strapi, plan, { error, now });
    return true;
  }
}

async function keepFailure(
  strapi: Core.Strapi,
  plan: PublicationPlanRow,
  { error, now }: { error: Error; now: Date },
): Promise<void> {
  const { id, plannerId, plannerName, language } = plan;
  const entry = { entryType: plan.entryType as UID.ContentType, entryId: plan.entryId, language };
  await inTransaction(strapi, async () => {
    const failed = { failedAt: now, problems: problemsOf(error) };
    if ((await publicationPlans(strapi).updateMany({ id, failedAt: null }, failed)) === 0) return;
    const draft = await findDraft(strapi, entry);
    const actor = { id: plannerId, name: plannerName };
    if (draft) await writeAudit(strapi, { ...auditedEntry(entry, draft), action: "plan-failed", actor });
  });
}
