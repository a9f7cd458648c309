import type { Core, UID } from "@strapi/strapi";
import { isLocale, planRequestSchema, type EntryPlans } from "@wren/domain";
import { addAdminCalls, type DeskContext } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { actorOf } from "../../platform/desk/current-staff";
import { parseBody } from "../../platform/http/parse-body";
import { clock } from "../../platform/process/clock";
import { findPublishable, type EntryInLanguage } from "./work/drafts";
import { listPlans } from "./work/list-plans";
import { planEntry, readPlans } from "./work/plan-entry";

const ENTRY = "/entry/:type/:entry/:language";

/**
 * Calls of the panel beside the form of an entry, and of the page "Planned". No permission of their own: whoever may
 * publish an entry may plan it, with the same conditions and languages.
 */
export function addPublishingDesk(strapi: Core.Strapi): void {
  addAdminCalls(strapi, {
    prefix: "/desk/publishing",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listPlans(strapi, ctx.state.userAbility);
      },
      [`GET ${ENTRY}`]: async (ctx) => {
        const found = await findAsked(strapi, ctx);
        if (found) ctx.body = { plans: await readPlans(strapi, found.entry) } satisfies EntryPlans;
        else ctx.notFound();
      },
      [`POST ${ENTRY}`]: async (ctx) => {
        const found = await findAsked(strapi, ctx);
        if (!found) {
          ctx.notFound();
          return;
        }
        const request = parseBody(planRequestSchema, ctx.request.body);
        const planning = { ...found, request, actor: actorOf(ctx.state.user), now: clock.now() };
        answerOutcome(ctx, await planEntry(strapi, planning));
      },
    },
  });
}

async function findAsked(strapi: Core.Strapi, { params, state }: DeskContext) {
  const { type = "", entry: entryId = "", language } = params;
  if (!isLocale(language)) return null;
  const entry: EntryInLanguage = { entryType: type as UID.ContentType, entryId, language };
  const draft = await findPublishable(strapi, entry, state.userAbility);
  return draft && { entry, draft };
}
