import type { Core } from "@strapi/strapi";
import type { ChatStatus } from "@wren/domain";
import { isChatOnline } from "../../../lib/chat/presence";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async status(ctx: { body: unknown }) {
    ctx.body = { data: { isOnline: await isChatOnline(strapi, new Date()) } satisfies ChatStatus };
  },
});
