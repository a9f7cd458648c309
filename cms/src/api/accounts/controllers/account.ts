import type { Core } from "@strapi/strapi";
import { confirmRequestSchema } from "@wren/domain";
import { confirmAccount } from "../work/confirm";
import { verifySession } from "../work/verify-session";
import { parseBody } from "../../../platform/http/parse-body";

type Context = { get(header: string): string; request: { body?: unknown }; body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async confirm(ctx: Context) {
    const request = parseBody(confirmRequestSchema, ctx.request.body);
    const session = await verifySession(strapi, ctx.get("authorization"));
    ctx.body = await confirmAccount(strapi, request, session?.id ?? null);
  },
});
