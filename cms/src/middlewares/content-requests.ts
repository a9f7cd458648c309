import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentApiPath } from "../platform/http/content-api-path";
import { isPreviewPass, PREVIEW_PASS_HEADER } from "../platform/preview/pass";

/** A filter that Strapi offers everywhere, but that only some databases know; on the others it is a failure. */
const UNKNOWN_FILTER = '"$jsonSupersetOf"';

/** Bodies of other types are not read, and Strapi's own controllers fail without one. */
const READ_TYPES = ["json", "urlencoded", "multipart", "text", "application/octet-stream"];

/** First lines of a failure in the code that makes SQL of a query, which does not check all that it takes. */
const IN_MAKING_SQL = /^.*\n\s+at .*@strapi\/database\/dist\/(?:query|fields)\//;

/**
 * Refuses requests to the content API that Strapi would answer wrongly. It answers `?status=draft` to anyone who may
 * read the published entry, so an unannounced page could be read before its day. Staff read drafts in the admin, and web shows them to whoever
 * brings the pass of a preview.
 */
const contentRequests: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!contentApiPath(strapi, ctx.path)) {
      await next();
      return;
    }
    const { status = "published" } = ctx.query;
    const pass = ctx.get(PREVIEW_PASS_HEADER);
    if (pass && !isPreviewPass(pass)) throw new errors.ForbiddenError("The preview has ended");
    const isReadable = status === "published" || (status === "draft" && pass);
    if (!isReadable) throw new errors.ValidationError("Only published content can be read");
    if (JSON.stringify(ctx.query).includes(UNKNOWN_FILTER)) throw new errors.ValidationError("Unknown filter");
    if (ctx.request.length !== 0 && ctx.request.is(READ_TYPES) === false) ctx.throw(415, "Unsupported type of body");
    // A call without a body: the controllers of Strapi's plugins would fail for want of it.
    ctx.request.body ??= {};
    try {
      await next();
    } catch (error) {
      const isUnreadable = error instanceof Error && IN_MAKING_SQL.test(error.stack ?? "");
      throw isUnreadable ? new errors.ValidationError("The query cannot be read") : error;
    }
  };

export default contentRequests;
