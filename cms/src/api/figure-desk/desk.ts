import type { Core } from "@strapi/strapi";
import { daysUntil, figuresQuerySchema, isoDayOf, type ShopFigures, type SupportFigures } from "@wren/domain";
import { addDesk } from "../../platform/desk/add-desk";
import { parseBody } from "../../platform/http/parse-body";
import { clock } from "../../platform/process/clock";
import { readShopFigures } from "./work/shop-figures";
import { readSupportFigures } from "./work/support-figures";

/** The admin's page "Figures": the shop's and the support's, each with a permission of its own. */
export function addFigureDesks(strapi: Core.Strapi): void {
  addDesk(strapi, {
    name: "shop-figures",
    displayName: "See the figures of the shop",
    calls: {
      "GET /period": async (ctx) => {
        ctx.body = (await readShopFigures(strapi, daysAsked(ctx.query))) satisfies ShopFigures;
      },
    },
  });
  addDesk(strapi, {
    name: "support-figures",
    displayName: "See the figures of the support",
    calls: {
      "GET /period": async (ctx) => {
        ctx.body = (await readSupportFigures(strapi, daysAsked(ctx.query))) satisfies SupportFigures;
      },
    },
  });
}

function daysAsked(query: unknown) {
  return daysUntil(isoDayOf(clock.now()), parseBody(figuresQuerySchema, query).days);
}
