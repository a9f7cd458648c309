import type { Core } from "@strapi/strapi";
import { beginWithoutAddressRequestSchema, confirmRequestSchema, newPhraseRequestSchema, type Ok } from "@wren/domain";
import { confirmAccount } from "../work/confirm";
import { setNewPhrase } from "../work/new-phrase";
import { beginWithoutAddress } from "../work/register";
import { verifySession } from "../work/verify-session";
import { parseBody } from "../../../platform/http/parse-body";

type Context = { get(header: string): string; request: { body?: unknown }; body: unknown };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async begin(ctx: Context) {
    ctx.body = await beginWithoutAddress(strapi, parseBody(beginWithoutAddressRequestSchema, ctx.request.body));
  },

  async newPhrase(ctx: Context) {
    const { phrase } = parseBody(newPhraseRequestSchema, ctx.request.body);
    await setNewPhrase(strapi, await verifySession(strapi, ctx.get("authorization")), phrase);
    ctx.body = { ok: true } satisfies Ok;
  },

  async confirm(ctx: Context) {
    const request = parseBody(confirmRequestSchema, ctx.request.body);
    const session = await verifySession(strapi, ctx.get("authorization"));
    ctx.body = await confirmAccount(strapi, request, session?.id ?? null);
  },
});
