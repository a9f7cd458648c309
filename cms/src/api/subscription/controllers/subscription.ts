import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { serviceOffersRequestSchema, subscriptionLookUpSchema, type ServiceOffers } from "@wren/domain";
import { createCounters } from "../../../lib/limits/counters";
import { parseBody } from "../../../lib/parse-body";
import { findOffers, isKnown } from "../../../lib/services/offers";

type Context = { request: { body?: unknown }; body: unknown; notFound(): void };

/** So many misses of all visitors together are mistakes. Beyond them somebody tries numbers from many addresses. */
const MISSES_OF_ALL = { points: 100, seconds: 10 * 60 };
/** Each further miss then costs this long; a number that exists is answered at once, as ever. */
const SLOWED_MS = 1_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const counters = createCounters(strapi);
  return {
    async lookUp(ctx: Context) {
      const { identifier } = parseBody(subscriptionLookUpSchema, ctx.request.body);
      if (await isKnown(strapi, identifier)) {
        ctx.body = { identifier };
        return;
      }
      if ((await counters.take("look-up-misses", "all", MISSES_OF_ALL)) !== null) await wait(SLOWED_MS);
      ctx.notFound();
    },
    async offers(ctx: Context) {
      const request = parseBody(serviceOffersRequestSchema, ctx.request.body);
      const offers: ServiceOffers | null = await findOffers(strapi, request, new Date());
      if (offers) ctx.body = offers;
      else ctx.notFound();
    },
  };
};
