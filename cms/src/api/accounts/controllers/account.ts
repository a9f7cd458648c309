import type { Core } from "@strapi/strapi";
import { confirmRequestSchema } from "@wren/domain";
import { confirmAccount } from "../work/confirm";
import { parseBody } from "../../../platform/http/parse-body";
import { answerSignIn } from "../../../platform/strapi-edges";

type Context = { params: object; request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async confirm(ctx: Context) {
    const request = parseBody(confirmRequestSchema, ctx.request.body);
    const { email } = await confirmAccount(strapi, request);
    ctx.request.body = { identifier: email, password: request.password };
    await answerSignIn(strapi, ctx);
  },
});
