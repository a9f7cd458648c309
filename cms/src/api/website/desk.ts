import type { Core } from "@strapi/strapi";
import type { CanaryState } from "@wren/domain";
import { addAdminCalls } from "../../platform/desk/add-desk";
import { contentPermissions } from "../../platform/strapi-edges";
import { readCanary } from "./work/canary-state";

const WEBSITE = "api::website.website";

/** The call of the card on the admin's first page: those who may read the website's settings may make it. */
export function addCanaryCalls(strapi: Core.Strapi): void {
  addAdminCalls(strapi, {
    prefix: "/desk/canary",
    calls: {
      "GET /state": async (ctx) => {
        const may = contentPermissions(strapi, { userAbility: ctx.state.userAbility, model: WEBSITE }).can;
        const website = await strapi.documents(WEBSITE).findFirst();
        if (website && may.read(website)) ctx.body = { canary: await readCanary(strapi) } satisfies CanaryState;
        else ctx.notFound();
      },
    },
  });
}
