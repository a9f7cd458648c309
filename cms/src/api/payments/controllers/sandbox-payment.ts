import type { Core } from "@strapi/strapi";
import { sandboxActRequestSchema, sandboxLookUpRequestSchema, type SandboxPayment } from "@wren/domain";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { sandboxPaymentService } from "../work/sandbox/sandbox-service";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async lookUp(ctx: Context) {
    const { ref } = parseBody(sandboxLookUpRequestSchema, ctx.request.body);
    const payment: SandboxPayment | null = await sandboxPaymentService(strapi).lookUp(ref);
    if (payment) ctx.body = payment;
    else ctx.notFound();
  },
  async act(ctx: Context) {
    const { ref, action } = parseBody(sandboxActRequestSchema, ctx.request.body);
    const redirectUrl = await sandboxPaymentService(strapi).act(ref, action);
    if (redirectUrl) ctx.body = { redirectUrl };
    else ctx.notFound();
  },
});
