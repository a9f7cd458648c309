import type { Core } from "@strapi/strapi";
import { siteSearchRequestSchema, type SiteSearchAnswer } from "@wren/domain";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { findOnSite } from "../work/site-search";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  search(ctx: Context) {
    const request = parseBody(siteSearchRequestSchema, ctx.request.body);
    ctx.body = { hits: findOnSite(strapi, request) } satisfies SiteSearchAnswer;
  },
});
