import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import {
  emailChangeLookSchema,
  emailChangeRequestSchema,
  emailChangeTokenRequestSchema,
  type EmailChangeAnswer,
  type EmailChangeLookAnswer,
  type Ok,
} from "@wren/domain";
import { confirmChange } from "../work/confirm-change";
import { lookAtChange } from "../work/look-at-change";
import { requestChange } from "../work/request-change";
import { undoChange } from "../work/undo-change";
import { slowDownMisses } from "../../../platform/limits/misses";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { clock } from "../../../platform/process/clock";

/** Far longer than writing a mail takes, so that the response time does not tell whether there was one to write. */
const ANSWER_AFTER_MS = 250;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async request(ctx: Context) {
    const request = parseBody(emailChangeRequestSchema, ctx.request.body);
    const [isKnown] = await Promise.all([requestChange(strapi, request, clock.now()), wait(ANSWER_AFTER_MS)]);
    if (isKnown) {
      ctx.body = { ok: true } satisfies Ok;
      return;
    }
    await slowDownMisses(strapi);
    ctx.notFound();
  },
  async lookAt(ctx: Context) {
    const look = parseBody(emailChangeLookSchema, ctx.request.body);
    const found: EmailChangeLookAnswer | null = await lookAtChange(strapi, look, clock.now());
    if (found) ctx.body = found;
    else ctx.notFound();
  },
  async confirm(ctx: Context) {
    const { token } = parseBody(emailChangeTokenRequestSchema, ctx.request.body);
    sendOutcome(ctx, await confirmChange(strapi, token, clock.now()));
  },
  async undo(ctx: Context) {
    const { token } = parseBody(emailChangeTokenRequestSchema, ctx.request.body);
    sendOutcome(ctx, await undoChange(strapi, token, clock.now()));
  },
});

function sendOutcome(ctx: Context, outcome: EmailChangeAnswer["outcome"]): void {
  if (outcome === "not-found") ctx.notFound();
  else ctx.body = { outcome } satisfies EmailChangeAnswer;
}
