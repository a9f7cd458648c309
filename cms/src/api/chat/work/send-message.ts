import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatMessage, ChatMessageRequest, ChatRefusal, Locale } from "@wren/domain";
import { hashOf } from "../../../platform/hash";
import { orders } from "../../orders/work/rows";
import { addMessage } from "./add-message";
import { takeChatFile, visitorUploader } from "./chat-files";
import { toMessage } from "./message-view";
import { recognizeMessage } from "./recognize-message";
import { messages } from "./rows";
import type { Visitor } from "./visitor";
import { inConversationOf } from "./with-conversation";

export type SendOutcome = { ok: true; message: ChatMessage } | { ok: false; refusal: ChatRefusal };

/** Stores the visitor's message, once however often it is sent. */
export async function sendMessage(strapi: Core.Strapi, visitor: Visitor, what: ChatMessageRequest & { now: Date }) {
  const { key, text, file: ref, language, now } = what;
  const { accountId } = visitor;
  return inConversationOf(strapi, { accountId, language, now }, async (conversation): Promise<SendOutcome> => {
    const conversationId = conversation.id;
    const uploader = visitorUploader(accountId);
    const recognized = await recognizeMessage(strapi, conversationId, { key, text, file: ref, uploader });
    if (recognized?.earlier) return { ok: true, message: toMessage(recognized.earlier) };
    if (conversation.isBlocked) return { ok: false, refusal: "chat-blocked" };
    const file = ref === null ? null : await takeChatFile(strapi, { ref, uploader, conversationId });
    if (!recognized || (ref !== null && !file)) return { ok: false, refusal: "file-expired" };
    const draft = { key: recognized.storedKey, kind: "text", author: "visitor", by: null, text, file, now } as const;
    return { ok: true, message: toMessage(await addMessage(strapi, conversation, draft)) };
  });
}

type About = { secret: string; language: Locale; now: Date };

/**
 * Adds a line that names the order the conversation is about, unless it is the last one already.
 * @returns false when there is no such order
 */
export async function tellOrder(strapi: Core.Strapi, { accountId }: Visitor, about: About): Promise<boolean> {
  const order = await orders(strapi).findOne({ where: { secretHash: hashOf(about.secret) } });
  if (!order) return false;
  const { number: text } = order;
  const { language, now } = about;
  return inConversationOf(strapi, { accountId, language, now }, async (conversation) => {
    const where = { conversationId: conversation.id, kind: "order" } as const;
    const [last] = await messages(strapi).findMany({ where, orderBy: { seq: "desc" }, limit: 1 });
    if (last?.text === text || conversation.isBlocked) return true;
    const draft = { key: randomUUID(), kind: "order", author: "visitor", by: null, text, file: null } as const;
    await addMessage(strapi, conversation, { ...draft, now });
    return true;
  });
}
