import type { Core, UID } from "@strapi/strapi";
import { isLocale, planRequestSchema, restoreRequestSchema, type EntryPlans } from "@wren/domain";
import { addAdminCalls, type DeskContext } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { actorOf } from "../../platform/desk/current-staff";
import { parseBody } from "../../platform/http/parse-body";
import { clock } from "../../platform/process/clock";
import { isRowId } from "../../platform/rows/row-id";
import { findAllowed, type EntryInLanguage } from "./work/drafts";
import { listPlans } from "./work/list-plans";
import { planEntry, readPlans } from "./work/plan-entry";
import { compareVersion, findVersion, listVersions } from "./work/versions/read-versions";
import { restoreVersion } from "./work/versions/restore-version";

const ENTRY = "/entry/:type/:entry/:language";
const VERSION = "/entry/:type/:entry/:language/versions/:version";

/**
 * Calls of the panels beside the form of an entry, and of the page "Planned". No permission of their own: whoever may
 * publish an entry may plan it, whoever may read it sees what was published, and whoever may change it restores that,
 * with the same conditions, fields and languages.
 */
export function addPublishingDesk(strapi: Core.Strapi): void {
  addAdminCalls(strapi, {
    prefix: "/desk/publishing",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listPlans(strapi, ctx.state.userAbility);
      },
      [`GET ${ENTRY}`]: async (ctx) => {
        const found = await findAsked(strapi, ctx, "publish");
        if (found) ctx.body = { plans: await readPlans(strapi, found.entry) } satisfies EntryPlans;
        else ctx.notFound();
      },
      [`POST ${ENTRY}`]: async (ctx) => {
        const found = await findAsked(strapi, ctx, "publish");
        if (!found) {
          ctx.notFound();
          return;
        }
        const request = parseBody(planRequestSchema, ctx.request.body);
        const planning = { ...found, request, actor: actorOf(ctx.state.user), now: clock.now() };
        answerOutcome(ctx, await planEntry(strapi, planning));
      },
      [`GET ${ENTRY}/versions`]: async (ctx) => {
        const found = await findAsked(strapi, ctx, "read");
        if (found) ctx.body = await listVersions(strapi, found.entry);
        else ctx.notFound();
      },
      [`GET ${VERSION}`]: async (ctx) => {
        const asked = await findAskedVersion(strapi, ctx);
        const comparison = asked && (await compareVersion(strapi, asked));
        if (comparison) ctx.body = comparison;
        else ctx.notFound();
      },
      [`POST ${VERSION}`]: async (ctx) => {
        const asked = await findAskedVersion(strapi, ctx);
        if (!asked) {
          ctx.notFound();
          return;
        }
        const request = parseBody(restoreRequestSchema, ctx.request.body);
        answerOutcome(ctx, await restoreVersion(strapi, { ...asked, request, actor: actorOf(ctx.state.user) }));
      },
    },
  });
}

async function findAskedVersion(strapi: Core.Strapi, ctx: DeskContext) {
  const found = await findAsked(strapi, ctx, "read");
  const id = Number(ctx.params.version);
  const version = found && isRowId(id) ? await findVersion(strapi, found.entry, id) : null;
  return version && found && { ...found, version, ability: ctx.state.userAbility };
}

async function findAsked(strapi: Core.Strapi, { params, state }: DeskContext, to: "publish" | "read") {
  const { type = "", entry: entryId = "", language } = params;
  if (!isLocale(language)) return null;
  const entry: EntryInLanguage = { entryType: type as UID.ContentType, entryId, language };
  const draft = await findAllowed(strapi, entry, { ability: state.userAbility, to });
  return draft && { entry, draft };
}
