import type { Core } from "@strapi/strapi";
import {
  CHAT_DESK_ACTIONS,
  CONTACT_FILE_MAX_BYTES,
  deskAssignSchema,
  deskConversationQuerySchema,
  deskLabelSchema,
  deskPresenceSchema,
  deskPrioritySchema,
  deskReplySchema,
  deskSeenSchema,
  deskSnoozeSchema,
  FILE_NAME_HEADER,
  siteLinksQuerySchema,
  staffNoteSchema,
} from "@wren/domain";
import { listCannedReplies } from "./work/canned-replies";
import { keepChatFile, readChatFile, staffUploader } from "./work/chat-files";
import * as handle from "./work/handle-conversation";
import { findSiteLinks } from "./work/site-links";
import { setPresence } from "./work/presence";
import { conversations } from "./work/rows";
import { showConversation } from "./work/show-conversation";
import { assign } from "./work/staff-step";
import { whoIs } from "../../platform/desk/staff";
import * as work from "./work/work-on-conversation";
import { parseBody } from "../../platform/http/parse-body";
import { decodeName, readAtMost } from "../../platform/private-files/read-upload";
import { sendFile } from "../../platform/private-files/send-file";
import { addDesk, type DeskCalls, type DeskContext } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { streamDeskNews } from "../../platform/desk/desk-events";
import { clock } from "../../platform/process/clock";

/**
 * The admin's page "Support desk": conversations for staff, and their actions on them.
 * @param queueCalls calls of the queue, handed in because it includes requests, which stand on a higher floor
 */
export function addChatDesk(strapi: Core.Strapi, queueCalls: DeskCalls): void {
  addDesk(strapi, {
    name: "chat",
    displayName: "Work at the support desk",
    calls: {
      ...queueCalls,
      "GET /canned-replies": async (ctx) => {
        ctx.body = await listCannedReplies(strapi);
      },
      "GET /links": (ctx) => {
        ctx.body = findSiteLinks(strapi, parseBody(siteLinksQuerySchema, ctx.query));
        return Promise.resolve();
      },
      "GET /events": (ctx) => {
        streamDeskNews(strapi, ctx);
        return Promise.resolve();
      },
      "POST /presence": async (ctx) => {
        const { isOnline } = parseBody(deskPresenceSchema, ctx.request.body);
        await setPresence(strapi, { staffId: ctx.state.user.id, isOnline, now: clock.now() });
        ctx.body = { ok: true };
      },
      "GET /conversations/:key": async (ctx) => {
        const part = parseBody(deskConversationQuerySchema, ctx.query);
        const conversation = await showConversation(strapi, ctx.params.key ?? "", { ...part, now: clock.now() });
        if (conversation) ctx.body = conversation;
        else ctx.notFound();
      },
      "GET /conversations/:key/files/:id": async (ctx) => {
        const conversation = await conversations(strapi).findOne({ where: { key: ctx.params.key ?? "" } });
        const id = Number(ctx.params.id);
        const file = conversation && (await readChatFile(strapi, { id, conversationId: conversation.id }));
        if (file) sendFile(ctx, file);
        else ctx.notFound();
      },
      // Before the route with a wildcard action, which would match it.
      "POST /conversations/:key/files": (ctx) => upload(strapi, ctx),
      "POST /conversations/:key/:action": (ctx) => act(strapi, ctx),
    },
  });
}

async function upload(strapi: Core.Strapi, ctx: DeskContext): Promise<void> {
  const bytes = await readAtMost(ctx.req, CONTACT_FILE_MAX_BYTES);
  if (!bytes) {
    ctx.badRequest("file-too-large", {});
    return;
  }
  const uploader = staffUploader(ctx.state.user.id);
  const name = decodeName(ctx.get(FILE_NAME_HEADER));
  const outcome = await keepChatFile(strapi, { uploader, bytes, name, now: clock.now() });
  if (outcome.ok) ctx.body = outcome.file;
  else ctx.badRequest(outcome.refusal, {});
}

async function act(strapi: Core.Strapi, ctx: DeskContext): Promise<void> {
  const action = CHAT_DESK_ACTIONS.find((known) => known === ctx.params.action);
  if (action) {
    answerOutcome(ctx, await work.workOnConversation(strapi, ctx.params.key ?? "", stepFor(strapi, ctx, action)));
  } else ctx.notFound();
}

function stepFor(strapi: Core.Strapi, ctx: DeskContext, action: (typeof CHAT_DESK_ACTIONS)[number]) {
  const { body } = ctx.request;
  const who = whoIs(ctx.state.user, clock.now());
  const steps = {
    reply: () => work.reply(strapi, parseBody(deskReplySchema, body), who),
    note: () => work.note(strapi, parseBody(staffNoteSchema, body).note, who),
    seen: () => work.seen(strapi, parseBody(deskSeenSchema, body), who),
    assign: () => assign(strapi, parseBody(deskAssignSchema, body).staffId, who),
    close: () => handle.closeSoon(strapi, who),
    reopen: () => work.reopen(strapi, who),
    snooze: () => handle.snooze(strapi, new Date(parseBody(deskSnoozeSchema, body).until), who),
    wake: () => handle.wake(strapi, who),
    prioritize: () => handle.prioritize(strapi, parseBody(deskPrioritySchema, body).reason, who),
    label: () => handle.setLabel(strapi, parseBody(deskLabelSchema, body), who),
    block: () => work.setBlocked(strapi, true, who),
    unblock: () => work.setBlocked(strapi, false, who),
    erase: () => work.erase(strapi),
  };
  return steps[action]();
}
