import type { Core } from "@strapi/strapi";
import { serviceOffersRequestSchema, subscriptionLookUpSchema, type ServiceOffers } from "@wren/domain";
import { slowDownMisses } from "../../../platform/limits/misses";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { findOffers, isKnown } from "../work/offers";
import { clock } from "../../../platform/process/clock";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async lookUp(ctx: Context) {
    const { identifier } = parseBody(subscriptionLookUpSchema, ctx.request.body);
    if (await isKnown(strapi, identifier)) {
      ctx.body = { identifier };
      return;
    }
    await slowDownMisses(strapi);
    ctx.notFound();
  },
  async offers(ctx: Context) {
    const request = parseBody(serviceOffersRequestSchema, ctx.request.body);
    const offers: ServiceOffers | null = await findOffers(strapi, request, clock.now());
    if (offers) ctx.body = offers;
    else ctx.notFound();
  },
});
