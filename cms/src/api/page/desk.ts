import type { Core } from "@strapi/strapi";
import { isLocale, type AllBlocksLink } from "@wren/domain";
import { addAdminCalls } from "../../platform/desk/add-desk";
import { allBlocksAddress } from "../../platform/preview/preview-address";

/** The link of editors to the page of all blocks. A new one for each click, because it works for half an hour only. */
export function addBlocksDesk(strapi: Core.Strapi): void {
  addAdminCalls(strapi, {
    prefix: "/desk/blocks",
    calls: {
      "GET /all/:language": (ctx) => {
        const { language } = ctx.params;
        const address = isLocale(language) ? allBlocksAddress(strapi, language) : null;
        if (address) ctx.body = { address } satisfies AllBlocksLink;
        else ctx.notFound();
        return Promise.resolve();
      },
    },
  });
}
