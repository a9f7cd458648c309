import type { Core, UID } from "@strapi/strapi";
import type { PlanList } from "@wren/domain";
import { contentPermissions, type StaffAbility } from "../../../platform/strapi-edges";
import { findDraft, nameOfDraft } from "./drafts";
import { showPlan } from "./plan-entry";
import { publicationPlans } from "./rows";

/** More are never planned by hand; the page need not turn over. */
const MOST_LISTED = 500;

/** Everything that is planned in the types that this member of staff may read, failures first. */
export async function listPlans(strapi: Core.Strapi, ability: StaffAbility): Promise<PlanList> {
  const rows = await publicationPlans(strapi).findMany({ where: {}, orderBy: { at: "asc" }, limit: MOST_LISTED });
  const listed: PlanList["plans"] = [];
  for (const row of rows) {
    const { entryType, entryId, language } = row;
    const uid = entryType as UID.ContentType;
    const draft = await findDraft(strapi, { entryType: uid, entryId, language });
    const may = contentPermissions(strapi, { userAbility: ability, model: uid }).can;
    if (!draft || !may.read(draft)) continue;
    const typeName = strapi.contentType(uid).info.displayName;
    listed.push({ ...showPlan(row), entryType, typeName, entryId, language, name: nameOfDraft(draft) });
  }
  return { plans: listed.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null)) };
}
