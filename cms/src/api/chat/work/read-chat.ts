import type { Core } from "@strapi/strapi";
import { CHAT_PAGE_SIZE, type ChatNews, type ChatUnread, type ChatView } from "@wren/domain";
import { announceTo } from "./announce";
import { toMessage, toState } from "./message-view";
import { isChatOnline } from "./presence";
import { conversations, messages, type ConversationRow } from "./rows";
import { findConversation } from "./with-conversation";
import { clock } from "../../../platform/process/clock";

type ReadPart = Omit<ChatView, "unconfirmedEmail" | "supportNumber">;

type Part = { before?: number | undefined; after?: number | undefined };

/** The visitor's conversation, or the requested part of it; null when the part follows a message that was erased. */
export async function readChat(strapi: Core.Strapi, accountId: number, part: Part): Promise<ReadPart | null> {
  const { before, after } = part;
  const now = clock.now();
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
  // Most polls only ask for typing and read marks.
  if (lastSeq <= after) return [];
  const where = { conversationId: id, seq: { $gt: after } };
  return messages(strapi).findMany({ where, orderBy: { seq: "asc" }, limit: CHAT_PAGE_SIZE });
}

/** A client that has seen more messages than exist saw those of an erased conversation. */
function isGone(conversation: ConversationRow | null, after: number): boolean {
  return (conversation?.lastSeq ?? 0) < after;
}

/** Messages since the last seen one, for a listening browser; null when the conversation it saw was erased. */
export async function readNews(strapi: Core.Strapi, accountId: number, after: number): Promise<ChatNews | null> {
  const conversation = await findConversation(strapi, accountId);
  if (isGone(conversation, after)) return null;
  const state = toState(conversation, clock.now());
  if (!conversation) return { messages: [], state };
  const rows = await readAfter(strapi, conversation, after);
  // Visitors know their own messages; only those of staff count as delivered.
  await markDelivered(strapi, conversation, rows.findLast(({ author }) => author === "staff")?.seq ?? 0);
  return { messages: rows.map(toMessage), state };
}

/** Answers that the visitor has not read; counted for every page they look at. */
export async function countUnread(strapi: Core.Strapi, accountId: number): Promise<ChatUnread> {
  const conversation = await findConversation(strapi, accountId);
  if (!conversation) return { isOpen: false, unreadCount: 0 };
  const { id, state, lastSeq, visitorReadTo } = conversation;
  const unread = { conversationId: id, author: "staff", kind: "text", seq: { $gt: visitorReadTo } } as const;
  const unreadCount = lastSeq > visitorReadTo ? await messages(strapi).count(unread) : 0;
  return { isOpen: state === "open", unreadCount };
}

/** Marks messages as shown on the visitor's screen, though perhaps not read. */
async function markDelivered(strapi: Core.Strapi, { id, key, visitorDeliveredTo }: ConversationRow, seq: number) {
  if (seq <= visitorDeliveredTo) return;
  const isNew = await conversations(strapi).updateMany(
    { id, visitorDeliveredTo: { $lt: seq } },
    { visitorDeliveredTo: seq },
  );
  if (isNew) await announceTo(strapi, "desk", key);
}
