import type { Core } from "@strapi/strapi";
import {
  secondFactorBeginSchema,
  secondFactorCodeSchema,
  type ColleagueFactors,
  type SecondFactorRefusal,
  type SecondFactorState,
} from "@wren/domain";
import { addAdminCalls, type DeskContext } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { parseBody } from "../../platform/http/parse-body";
import { beginOwn, confirmOwn, listColleagues, renewOwnCodes, resetColleague, turnOffOwn } from "./work/manage-factors";
import { isFactorRequired } from "./work/required-factor";
import { findFactor } from "./work/second-factor";

/** Calls of the admin's page "Second factor": one's own for everybody, and those of others for administrators. */
export function addSecondFactorCalls(strapi: Core.Strapi): void {
  addAdminCalls(strapi, {
    prefix: "/desk/second-factor",
    calls: {
      "GET /state": async (ctx) => {
        const { id } = ctx.state.user;
        const factor = await findFactor(strapi, id);
        ctx.body = {
          isOn: factor !== null,
          isRequired: await isFactorRequired(strapi, id),
          recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
        } satisfies SecondFactorState;
      },
      "POST /begin": async (ctx) => {
        const given = parseBody(secondFactorBeginSchema, ctx.request.body);
        answerOrRefuse(ctx, await beginOwn(strapi, ctx.state.user.id, given));
      },
      "POST /confirm": async (ctx) => {
        const { code } = parseBody(secondFactorCodeSchema, ctx.request.body);
        const { user, session } = ctx.state;
        answerOrRefuse(ctx, await confirmOwn(strapi, user.id, { code, sessionId: session?.id }));
      },
      "POST /turn-off": async (ctx) => {
        const { code } = parseBody(secondFactorCodeSchema, ctx.request.body);
        answerOrRefuse(ctx, await turnOffOwn(strapi, ctx.state.user.id, code));
      },
      "POST /recovery-codes": async (ctx) => {
        const { code } = parseBody(secondFactorCodeSchema, ctx.request.body);
        answerOrRefuse(ctx, await renewOwnCodes(strapi, ctx.state.user.id, code));
      },
    },
  });
  addAdminCalls(strapi, {
    prefix: "/desk/second-factor-of-others",
    permission: "admin::users.update",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = (await listColleagues(strapi, ctx.state.user.id)) satisfies ColleagueFactors;
      },
      "POST /:id/reset": async (ctx) => {
        answerOutcome(ctx, await resetColleague(strapi, ctx.state.user, Number(ctx.params.id)));
      },
    },
  });
}

function answerOrRefuse(ctx: DeskContext, answer: object | SecondFactorRefusal): void {
  if (typeof answer === "string") ctx.conflict(answer, {});
  else ctx.body = answer;
}
