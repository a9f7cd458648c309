import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentApiPath } from "../platform/http/content-api-path";

/** A filter that Strapi offers everywhere, but that only some databases know; on the others it is a failure. */
const UNKNOWN_FILTER = '"$jsonSupersetOf"';

/**
 * Refuses queries of the content API that Strapi would answer wrongly. It answers `?status=draft` to anyone who may read
 * the published entry, so an unannounced page could be read before its day; staff read drafts in the admin.
 */
const contentQueries: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (contentApiPath(strapi, ctx.path)) {
      const { status = "published" } = ctx.query;
      if (status !== "published") throw new errors.ValidationError("Only published content can be read");
      if (JSON.stringify(ctx.query).includes(UNKNOWN_FILTER)) throw new errors.ValidationError("Unknown filter");
    }
    await next();
  };

export default contentQueries;
