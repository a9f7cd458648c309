import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Strapi answers `?status=draft` to anyone who may read the published entry, so an unannounced page could
 * be read before its day. The content api knows published content only; staff read drafts in the admin.
 */
const publishedOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  const contentApi = strapi.config.get<string>("api.rest.prefix", "/api");
  return async (ctx, next) => {
    const { status = "published" } = ctx.query;
    if (ctx.path.startsWith(contentApi) && status !== "published") {
      throw new errors.ValidationError("Only published content can be read");
    }
    await next();
  };
};

export default publishedOnly;
