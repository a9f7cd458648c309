import type { Core } from "@strapi/strapi";
import { subscriptionCorrectionSchema, subscriptionDeskQuerySchema } from "@wren/domain";
import { parseBody } from "../../platform/http/parse-body";
import { correctSubscription, listSubscriptions, showSubscription } from "./work/staff-subscriptions";
import { addDesk } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { clock } from "../../platform/process/clock";

/** The admin's page "Subscriptions": subscriptions for staff, and their corrections. */
export function addSubscriptionDesk(strapi: Core.Strapi): void {
  addDesk(strapi, {
    name: "subscriptions",
    displayName: "Work on subscriptions",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listSubscriptions(strapi, parseBody(subscriptionDeskQuerySchema, ctx.query).search);
      },
      "GET /:mobileId": async (ctx) => {
        const subscription = await showSubscription(strapi, ctx.params.mobileId ?? "");
        if (subscription) ctx.body = subscription;
        else ctx.notFound();
      },
      "POST /:mobileId/correct": async (ctx) => {
        const correction = parseBody(subscriptionCorrectionSchema, ctx.request.body);
        const who = { by: ctx.state.user.email, now: clock.now() };
        answerOutcome(ctx, await correctSubscription(strapi, ctx.params.mobileId ?? "", { correction, ...who }));
      },
    },
  });
}
