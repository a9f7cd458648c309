import type { Core } from "@strapi/strapi";
import {
  deskTopic,
  type RequestAnswer,
  type RequestDeskRefusal,
  type RequestEventKind,
  type RequestState,
} from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { mailService } from "../../../platform/mail/mail-service";
import { makeReplyToken, replyAddress, takesReplies } from "../../../platform/mail/reply-address";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { inTransaction } from "../../../platform/strapi-edges";
import { answerInChat } from "../../chat/work/answer-in-chat";
import { staffUploader, takeChatFiles } from "../../chat/work/chat-files";
import { contentKey } from "../../chat/work/recognize-message";
import type { Who } from "../../../platform/desk/staff";
import { inConversationOf } from "../../chat/work/with-conversation";
import { answerMail } from "./answer-mail";
import { mailAttachments } from "./answer-files";
import { findAnswerWay } from "./answer-way";
import { eraseRequest } from "./erase-requests";
import { contactEvents, contactRequests, type ContactRequestRow } from "./rows";
import { findRequest } from "./staff-requests";
import { areWaiting, attachFiles } from "./waiting-files";

type Outcome = StaffOutcome<RequestDeskRefusal>;

const DONE: Outcome = { ok: true };
const NOT_FOUND: Outcome = { ok: false, refusal: "not-found" };
const FILE_EXPIRED: Outcome = { ok: false, refusal: "file-expired" };

/** Answers by mail or in the chat, and notes it in the same transaction. */
export async function answerRequest(strapi: Core.Strapi, reference: string, what: RequestAnswer, who: Who) {
  const request = await findRequest(strapi, reference);
  if (!request) return NOT_FOUND;
  const way = await findAnswerWay(strapi, request);
  if (!way) return { ok: false, refusal: "no-address" } as const;
  // The same key with another text or other files is another answer.
  const files = what.files.length > 0 ? what.files.join() : null;
  const answer = { ...what, key: contentKey(what.key, what.answer, files), who };
  return way.by === "mail"
    ? answerByMail(strapi, request, { to: way.address, ...answer })
    : answerByChat(strapi, request, { accountId: way.accountId, ...answer });
}

type ByMail = RequestAnswer & { to: string; who: Who };

async function answerByMail(strapi: Core.Strapi, { reference, language }: ContactRequestRow, what: ByMail) {
  const { to, key, answer, files, who } = what;
  return work(strapi, reference, async (request) => {
    if (await isAnswered(strapi, request, key)) return DONE;
    if (!(await areWaiting(strapi, files))) return FILE_EXPIRED;
    const eventId = await move(strapi, request, "answered", { kind: "answered", text: answer, key, who });
    await attachFiles(strapi, { requestId: request.id, eventId }, files);
    await mailService(strapi).send({
      to,
      replyTo: replyAddress(await replyTokenOf(strapi, request)),
      ...answerMail({ reference, language, answer }),
      attachments: await mailAttachments(strapi, eventId),
    });
    return DONE;
  });
}

/** Requests that came before replies were taken have no token yet. */
async function replyTokenOf(strapi: Core.Strapi, { id, replyToken }: ContactRequestRow): Promise<string | null> {
  if (replyToken !== null || !takesReplies()) return replyToken;
  const made = makeReplyToken();
  await contactRequests(strapi).update(id, { replyToken: made });
  return made;
}

type ByChat = RequestAnswer & { accountId: number; who: Who };

async function answerByChat(strapi: Core.Strapi, { reference, language }: ContactRequestRow, what: ByChat) {
  const { accountId, key, answer, files: refs, who } = what;
  return inConversationOf(strapi, { accountId, language, now: who.now }, (conversation) =>
    work(strapi, reference, async (request) => {
      if (await isAnswered(strapi, request, key)) return DONE;
      const uploader = staffUploader(who.staffId);
      const files = await takeChatFiles(strapi, { refs, uploader, conversationId: conversation.id });
      if (!files) return FILE_EXPIRED;
      await answerInChat(strapi, conversation, { reference, answer, files, who });
      // Text and files are stored in the conversation only, whose owner may erase them.
      await move(strapi, request, "answered", { kind: "answered-in-chat", text: null, key, who });
      return DONE;
    }),
  );
}

/** True when this very answer was sent already and only our response was lost. */
async function isAnswered(strapi: Core.Strapi, { id }: ContactRequestRow, key: string): Promise<boolean> {
  return (await contactEvents(strapi).count({ requestId: id, key })) > 0;
}

export async function noteRequest(strapi: Core.Strapi, reference: string, note: string, who: Who) {
  return work(strapi, reference, async (request) => {
    await move(strapi, request, request.state, { kind: "noted", text: note, who });
    return DONE;
  });
}

export async function closeRequest(strapi: Core.Strapi, reference: string, who: Who) {
  return work(strapi, reference, async (request) => {
    if (request.state === "closed") return { ok: false, refusal: "not-possible" };
    await move(strapi, request, "closed", { kind: "closed", text: null, who });
    return DONE;
  });
}

export async function reopenRequest(strapi: Core.Strapi, reference: string, who: Who) {
  return work(strapi, reference, async (request) => {
    if (request.state === "open") return { ok: false, refusal: "not-possible" };
    await move(strapi, request, "open", { kind: "reopened", text: null, who });
    return DONE;
  });
}

/** Erases a request before its retention time, with its attachments and history. */
export async function eraseRequestNow(strapi: Core.Strapi, reference: string) {
  return work(strapi, reference, async ({ id }) => {
    await eraseRequest(strapi, id);
    await changeService(strapi).announce(deskTopic(reference));
    return DONE;
  });
}

async function work(strapi: Core.Strapi, reference: string, step: (request: ContactRequestRow) => Promise<Outcome>) {
  return inTransaction(strapi, async (): Promise<Outcome> => {
    const request = await findRequest(strapi, reference);
    return request ? step(request) : NOT_FOUND;
  });
}

type Event = { kind: RequestEventKind; text: string | null; key?: string; who: Who };

/** @returns id of the event */
async function move(
  strapi: Core.Strapi,
  request: ContactRequestRow,
  state: RequestState,
  event: Event,
): Promise<number> {
  const { id, reference } = request;
  const { kind, text, key = null, who } = event;
  await contactRequests(strapi).update(id, { state });
  const added = await contactEvents(strapi).create({ requestId: id, kind, at: who.now, by: who.email, text, key });
  await changeService(strapi).announce(deskTopic(reference));
  return added.id;
}
