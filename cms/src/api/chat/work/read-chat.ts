import type { Core } from "@strapi/strapi";
import { CHAT_PAGE_SIZE, type ChatNews, type ChatView } from "@wren/domain";
import { announceTo } from "./announce";
import { toMessage, toState } from "./message-view";
import { isChatOnline } from "./presence";
import { conversations, messages, type ConversationRow } from "./rows";
import { findConversation } from "./with-conversation";

type Part = { before?: number | undefined; after?: number | undefined };

/** The visitor's conversation, or the part of it that is asked for; null when that goes on from what is gone. */
export async function readChat(strapi: Core.Strapi, accountId: number, part: Part): Promise<ChatView | null> {
  const { before, after } = part;
  const now = new Date();
  const conversation = await findConversation(strapi, accountId);
  if (isGone(conversation, after ?? 0)) return null;
  const isOnline = await isChatOnline(strapi, now);
  const state = toState(conversation, now);
  if (!conversation) return { messages: [], hasEarlier: false, state, isOnline };
  const rows =
    after === undefined ? await readBefore(strapi, conversation, before) : await readAfter(strapi, conversation, after);
  return { messages: rows.map(toMessage), hasEarlier: (rows[0]?.seq ?? 1) > 1, state, isOnline };
}

async function readBefore(strapi: Core.Strapi, { id, lastSeq }: ConversationRow, before = lastSeq + 1) {
  const where = { conversationId: id, seq: { $lt: Math.min(before, lastSeq + 1) } };
  const rows = await messages(strapi).findMany({ where, orderBy: { seq: "desc" }, limit: CHAT_PAGE_SIZE });
  return rows.reverse();
}

async function readAfter(strapi: Core.Strapi, { id, lastSeq }: ConversationRow, after: number) {
  // Most who ask want to know who is writing, or how far their own messages have come.
  if (lastSeq <= after) return [];
  const where = { conversationId: id, seq: { $gt: after } };
  return messages(strapi).findMany({ where, orderBy: { seq: "asc" }, limit: CHAT_PAGE_SIZE });
}

/** Who knows of more messages than there are knows those of a conversation that was erased. */
function isGone(conversation: ConversationRow | null, after: number): boolean {
  return (conversation?.lastSeq ?? 0) < after;
}

/** What came after, for a browser that listens; null when what it had is gone. */
export async function readNews(strapi: Core.Strapi, accountId: number, after: number): Promise<ChatNews | null> {
  const conversation = await findConversation(strapi, accountId);
  if (isGone(conversation, after)) return null;
  const state = toState(conversation, new Date());
  if (!conversation) return { messages: [], state };
  const rows = await readAfter(strapi, conversation, after);
  // Their own they have seen before; only the staff's are on their way.
  await markDelivered(strapi, conversation, rows.findLast(({ author }) => author === "staff")?.seq ?? 0);
  return { messages: rows.map(toMessage), state };
}

/** They are on the visitor's screen, though perhaps nobody looks at it. */
async function markDelivered(strapi: Core.Strapi, { id, key, visitorDeliveredTo }: ConversationRow, seq: number) {
  if (seq <= visitorDeliveredTo) return;
  const isNew = await conversations(strapi).updateMany(
    { id, visitorDeliveredTo: { $lt: seq } },
    { visitorDeliveredTo: seq },
  );
  if (isNew) await announceTo(strapi, "desk", key);
}
