import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import {
  chatAboutRequestSchema,
  chatMessageRequestSchema,
  chatNewsRequestSchema,
  chatQuerySchema,
  chatSeenRequestSchema,
  chatTopic,
  chatTranscriptRequestSchema,
  CONTACT_FILE_MAX_BYTES,
  FILE_NAME_HEADER,
  type ChatPass,
  type ChatStatus,
  type ChatUnread,
  type ChatView,
  type Ok,
} from "@wren/domain";
import { keepChatFile, readChatFile, visitorUploader } from "../work/chat-files";
import { consumeLimit } from "../work/chat-limits";
import { conversationKey } from "../work/conversation-key";
import { mailTranscript } from "../work/mail-transcript";
import { holderOf, passOf } from "../work/pass";
import { isChatOnline } from "../work/presence";
import { countUnread, readChat, readNews } from "../work/read-chat";
import { sendMessage, tellOrder } from "../work/send-message";
import { requireVisitor } from "../work/visitor";
import { endConversation, eraseOwnConversation, visitorHasSeen } from "../work/visitor-marks";
import { findConversation } from "../work/with-conversation";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { decodeName, readAtMost } from "../../../platform/private-files/read-upload";
import { sendFile } from "../../../platform/private-files/send-file";
import { clock } from "../../../platform/process/clock";

const OK: Ok = { ok: true };

/** Chat calls of visitors. The session determines the conversation: no call names one. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const visitorOf = (ctx: Context) => requireVisitor(strapi, ctx.get("authorization"));

  return {
    async status(ctx: Context) {
      ctx.body = { data: { isOnline: await isChatOnline(strapi, clock.now()) } satisfies ChatStatus };
    },

    async conversation(ctx: Context) {
      const { accountId, unconfirmedEmail, supportNumber } = await visitorOf(ctx);
      const part = await readChat(strapi, accountId, parseBody(chatQuerySchema, ctx.query));
      if (!part) throw new errors.NotFoundError();
      ctx.body = { ...part, unconfirmedEmail, supportNumber } satisfies ChatView;
    },

    async unread(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      ctx.body = (await countUnread(strapi, accountId)) satisfies ChatUnread;
    },

    async send(ctx: Context) {
      const visitor = await visitorOf(ctx);
      const request = parseBody(chatMessageRequestSchema, ctx.request.body);
      await consumeLimit(strapi, ctx, { what: "message", accountId: visitor.accountId });
      const outcome = await sendMessage(strapi, visitor, { ...request, now: clock.now() });
      if (outcome.ok) ctx.body = outcome.message;
      else refuse(outcome.refusal);
    },

    async upload(ctx: Context) {
      const visitor = await visitorOf(ctx);
      await consumeLimit(strapi, ctx, { what: "file", accountId: visitor.accountId });
      if ((await findConversation(strapi, visitor.accountId))?.isBlocked) return refuse("chat-blocked");
      const bytes = await readAtMost(ctx.req, CONTACT_FILE_MAX_BYTES);
      if (!bytes) return refuse("file-too-large");
      const name = decodeName(ctx.get(FILE_NAME_HEADER));
      const outcome = await keepChatFile(strapi, {
        uploader: visitorUploader(visitor.accountId),
        bytes,
        name,
        now: clock.now(),
      });
      if (outcome.ok) ctx.body = outcome.file;
      else if (outcome.refusal === "full") ctx.serviceUnavailable("full");
      else refuse(outcome.refusal);
    },

    async file(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      const conversation = await findConversation(strapi, accountId);
      const id = Number(ctx.params.id);
      const file = conversation && (await readChatFile(strapi, { id, conversationId: conversation.id }));
      if (!file) throw new errors.NotFoundError();
      sendFile(ctx, file);
    },

    async about(ctx: Context) {
      const visitor = await visitorOf(ctx);
      const about = parseBody(chatAboutRequestSchema, ctx.request.body);
      await consumeLimit(strapi, ctx, { what: "message", accountId: visitor.accountId });
      if (!(await tellOrder(strapi, visitor, { ...about, now: clock.now() }))) throw new errors.NotFoundError();
      ctx.body = OK;
    },

    async seen(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      const seen = parseBody(chatSeenRequestSchema, ctx.request.body);
      await consumeLimit(strapi, ctx, { what: "seen", accountId });
      await visitorHasSeen(strapi, accountId, { ...seen, now: clock.now() });
      ctx.body = OK;
    },

    async transcript(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      const { language } = parseBody(chatTranscriptRequestSchema, ctx.request.body);
      await consumeLimit(strapi, ctx, { what: "transcript", accountId });
      if (!(await mailTranscript(strapi, accountId, language))) throw new errors.NotFoundError();
      ctx.body = OK;
    },

    async end(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      await consumeLimit(strapi, ctx, { what: "step", accountId });
      await endConversation(strapi, accountId, clock.now());
      ctx.body = OK;
    },

    async erase(ctx: Context) {
      const { accountId } = await visitorOf(ctx);
      await eraseOwnConversation(strapi, accountId, clock.now());
      ctx.body = OK;
    },

    async listen(ctx: Context) {
      const visitor = await visitorOf(ctx);
      await consumeLimit(strapi, ctx, { what: "step", accountId: visitor.accountId });
      const conversation = await findConversation(strapi, visitor.accountId);
      const topic = chatTopic(conversation?.key ?? conversationKey(visitor.accountId));
      ctx.body = { pass: passOf(visitor), topic } satisfies ChatPass;
    },

    async news(ctx: Context) {
      const { pass, after } = parseBody(chatNewsRequestSchema, ctx.request.body);
      const holder = await holderOf(strapi, pass);
      if (!holder) throw new errors.UnauthorizedError();
      const news = await readNews(strapi, holder.accountId, after);
      if (!news) throw new errors.NotFoundError();
      ctx.body = news;
    },
  };
};

function refuse(refusal: string): never {
  // Strapi drops the code from every 403 except this one.
  if (refusal === "chat-blocked") throw new errors.PolicyError(refusal);
  throw new errors.ValidationError(refusal);
}
