import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentApiPath } from "../platform/http/content-api-path";

/**
 * Allows published content only. Strapi answers `?status=draft` to anyone who may read the published entry, so an
 * unannounced page could be read before its day; staff read drafts in the admin.
 */
const publishedOnly: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const { status = "published" } = ctx.query;
    if (contentApiPath(strapi, ctx.path) && status !== "published") {
      throw new errors.ValidationError("Only published content can be read");
    }
    await next();
  };

export default publishedOnly;
