import type { Core } from "@strapi/strapi";
import {
  CONTACT_FILE_MAX_BYTES,
  FILE_NAME_HEADER,
  REQUEST_DESK_ACTIONS,
  requestAnswerSchema,
  requestDeskQuerySchema,
  staffNoteSchema,
  type RequestDeskRefusal,
} from "@wren/domain";
import { listCannedReplies } from "../chat/work/canned-replies";
import { uploadForAnswer } from "./work/answer-files";
import { answerRequest, closeRequest, eraseRequestNow, noteRequest, reopenRequest } from "./work/work-on-request";
import { listRequests, readAttachment, showRequest } from "./work/staff-requests";
import { whoIs } from "../../platform/desk/staff";
import { parseBody } from "../../platform/http/parse-body";
import { decodeName, readAtMost } from "../../platform/private-files/read-upload";
import { sendFile } from "../../platform/private-files/send-file";
import type { StaffOutcome } from "../../platform/desk/staff-outcome";
import { addDesk, type DeskContext } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { clock } from "../../platform/process/clock";

/** The admin's page "Requests": contact requests of visitors, and the answers of staff. */
export function addRequestDesk(strapi: Core.Strapi): void {
  const bodyOf = (ctx: DeskContext) => ctx.request.body;

  addDesk(strapi, {
    name: "requests",
    displayName: "Work on requests to support",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listRequests(strapi, parseBody(requestDeskQuerySchema, ctx.query));
      },
      // Before the route with a reference, which would match it. Who answers requests need not work in the chat.
      "GET /canned-replies": async (ctx) => {
        ctx.body = await listCannedReplies(strapi);
      },
      "GET /:reference": async (ctx) => {
        const request = await showRequest(strapi, ctx.params.reference ?? "");
        if (request) ctx.body = request;
        else ctx.notFound();
      },
      "GET /:reference/files/:id": async (ctx) => {
        const file = await readAttachment(strapi, ctx.params.reference ?? "", Number(ctx.params.id));
        if (file) sendFile(ctx, file);
        else ctx.notFound();
      },
      // Before the route with a wildcard action, which would match it.
      "POST /:reference/files": (ctx) => upload(strapi, ctx),
      "POST /:reference/:action": async (ctx) => {
        const { reference = "", action } = ctx.params;
        const who = whoIs(ctx.state.user, clock.now());
        const outcome = await act(action ?? "", {
          answer: () => answerRequest(strapi, reference, parseBody(requestAnswerSchema, bodyOf(ctx)), who),
          note: () => noteRequest(strapi, reference, parseBody(staffNoteSchema, bodyOf(ctx)).note, who),
          close: () => closeRequest(strapi, reference, who),
          reopen: () => reopenRequest(strapi, reference, who),
          erase: () => eraseRequestNow(strapi, reference),
        });
        answerOutcome(ctx, outcome);
      },
    },
  });
}

async function upload(strapi: Core.Strapi, ctx: DeskContext): Promise<void> {
  const bytes = await readAtMost(ctx.req, CONTACT_FILE_MAX_BYTES);
  if (!bytes) {
    ctx.badRequest("file-too-large", {});
    return;
  }
  const name = decodeName(ctx.get(FILE_NAME_HEADER));
  const who = whoIs(ctx.state.user, clock.now());
  const outcome = await uploadForAnswer(strapi, ctx.params.reference ?? "", { bytes, name, who });
  if (!outcome) ctx.notFound();
  else if (outcome.ok) ctx.body = outcome.file;
  else ctx.badRequest(outcome.refusal, {});
}

type Actions = Record<(typeof REQUEST_DESK_ACTIONS)[number], () => Promise<StaffOutcome<RequestDeskRefusal>>>;

async function act(name: string, actions: Actions): Promise<StaffOutcome<RequestDeskRefusal>> {
  const action = REQUEST_DESK_ACTIONS.find((known) => known === name);
  return action ? actions[action]() : { ok: false, refusal: "not-found" };
}
