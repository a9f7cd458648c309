import type { Core } from "@strapi/strapi";
import { CONTACT_FILE_MAX_BYTES, contactRequestSchema, FILE_NAME_HEADER } from "@wren/domain";
import { submitRequest } from "../work/submit-request";
import { keepFile } from "../work/waiting-files";
import { decodeName, readAtMost } from "../../../platform/private-files/read-upload";
import { visitorKey } from "../../../platform/limits/keys";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { clock } from "../../../platform/process/clock";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async submit(ctx: Context) {
    const request = parseBody(contactRequestSchema, ctx.request.body);
    const outcome = await submitRequest(strapi, request, clock.now());
    if (outcome.ok) ctx.body = { reference: outcome.reference };
    else ctx.badRequest(outcome.refusal, {});
  },
  async upload(ctx: Context) {
    const bytes = await readAtMost(ctx.req, CONTACT_FILE_MAX_BYTES);
    if (!bytes) {
      ctx.badRequest("file-too-large", {});
      return;
    }
    const name = decodeName(ctx.get(FILE_NAME_HEADER));
    const outcome = await keepFile(strapi, { bytes, name, visitor: visitorKey(ctx), now: clock.now() });
    if (outcome.ok) ctx.body = outcome.file;
    else ctx.badRequest(outcome.refusal, {});
  },
});
