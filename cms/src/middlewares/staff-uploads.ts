import type { Core } from "@strapi/strapi";
import { contentApiPath } from "../platform/http/content-api-path";

/**
 * Refuses forms with files from everybody who is not signed in to the admin. Strapi's parser writes such files to the
 * disk before any route asks who sent them. Visitors' files reach the content api as plain bytes, never as a form.
 */
const staffUploads: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    // The parser asks the same question, so no spelling of the type passes here and is unpacked there.
    if (!ctx.is("multipart")) await next();
    else if (contentApiPath(strapi, ctx.path)) ctx.status = 415;
    else if (await isStaff(strapi, ctx.get("Authorization"))) await next();
    else ctx.status = 401;
  };

export default staffUploads;

async function isStaff({ sessionManager }: Core.Strapi, authorization: string): Promise<boolean> {
  const token = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  const sessions = sessionManager("admin");
  const checked = token === undefined ? null : sessions.validateAccessToken(token);
  return checked?.isValid === true && (await sessions.isSessionActive(checked.payload.sessionId));
}
