import type { Core } from "@strapi/strapi";
import {
  moneroClaimRequestSchema,
  moneroQuoteRequestSchema,
  moneroSandboxRequestSchema,
  type MoneroClaimAnswer,
} from "@wren/domain";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { visitorKey } from "../../../platform/limits/keys";
import { moneroService } from "../work/monero-service";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async claim(ctx: Context) {
    const { secret, ...named } = parseBody(moneroClaimRequestSchema, ctx.request.body);
    const answer: MoneroClaimAnswer | null = await moneroService(strapi).claim(secret, named);
    if (answer) ctx.body = answer;
    else ctx.notFound();
  },
  async quote(ctx: Context) {
    const { secret } = parseBody(moneroQuoteRequestSchema, ctx.request.body);
    if (await moneroService(strapi).renewQuote(secret, visitorKey(ctx))) ctx.body = {};
    else ctx.notFound();
  },
  async sandbox(ctx: Context) {
    const { secret, transfer } = parseBody(moneroSandboxRequestSchema, ctx.request.body);
    const txid = await moneroService(strapi).play(secret, transfer);
    if (txid) ctx.body = { txid };
    else ctx.notFound();
  },
});
