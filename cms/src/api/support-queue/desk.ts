import type { Core } from "@strapi/strapi";
import { queueQuerySchema } from "@wren/domain";
import type { DeskCalls } from "../../platform/desk/add-desk";
import { parseBody } from "../../platform/http/parse-body";
import { readQueue } from "./work/queue";
import { clock } from "../../platform/process/clock";

/** Calls of the page "Support desk" for the queue of conversations and requests. */
export function queueCalls(strapi: Core.Strapi): DeskCalls {
  return {
    "GET /queue": async (ctx) => {
      const query = parseBody(queueQuerySchema, ctx.query);
      ctx.body = await readQueue(strapi, { ...query, staffId: ctx.state.user.id, now: clock.now() });
    },
  };
}
