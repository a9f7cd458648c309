import type { Core } from "@strapi/strapi";
import type { OPENING_REFUSALS } from "@wren/domain";
import { addDesk } from "../../platform/desk/add-desk";
import { clock } from "../../platform/process/clock";
import { actorOf } from "../../platform/desk/current-staff";
import { openSite, readOpening } from "./work/opening";

/** The admin's page "Before opening". */
export function addOpeningDesk(strapi: Core.Strapi): void {
  addDesk(strapi, {
    name: "opening",
    displayName: "Open the site",
    calls: {
      "GET /checks": async (ctx) => {
        ctx.body = await readOpening(strapi);
      },
      "POST /open": async (ctx) => {
        const opening = await openSite(strapi, { actor: actorOf(ctx.state.user), now: clock.now() });
        if (opening.state === "open") ctx.body = opening;
        else ctx.conflict("opening-refused" satisfies (typeof OPENING_REFUSALS)[number], opening);
      },
    },
  });
}
