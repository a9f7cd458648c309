import { factories } from "@strapi/strapi";
import { validateIpRequestSchema, type ValidateIpResponse } from "@wren/domain";
import { parseBody } from "../../../platform/http/parse-body";
import { judgeVisitor } from "../work/judge-visitor";

export default factories.createCoreController("api::website.website", ({ strapi }) => ({
  async validateIp(ctx) {
    const { ip } = parseBody(validateIpRequestSchema, ctx.request.body);
    ctx.body = (await judgeVisitor(strapi, ip)) satisfies ValidateIpResponse;
  },
}));
