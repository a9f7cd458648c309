import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatSeen } from "@wren/domain";
import { addMessage } from "./add-message";
import { announceTo } from "./announce";
import { emptyConversation, eraseConversation } from "./erase-conversations";
import { dateOf } from "./message-view";
import { conversations, messages, type ConversationRow } from "./rows";
import { withConversation } from "./with-conversation";

/** Stores how far the visitor has read, and whether they are typing. */
export async function visitorHasSeen(strapi: Core.Strapi, accountId: number, seen: ChatSeen & { now: Date }) {
  await inKnownConversation(strapi, accountId, async (conversation) => {
    const { id, key } = conversation;
    const changes = { ...changesBy(conversation, seen), ...(await readAllBy(strapi, conversation, seen)) };
    if (Object.keys(changes).length === 0) return;
    await conversations(strapi).update(id, changes);
    await announceTo(strapi, "desk", key);
  });
}

function changesBy(conversation: ConversationRow, { readTo, isTyping, now }: ChatSeen & { now: Date }) {
  const { lastSeq, visitorReadTo, visitorDeliveredTo, visitorTypedAt } = conversation;
  const seq = Math.min(readTo, lastSeq);
  return {
    ...(seq > visitorReadTo && { visitorReadTo: seq }),
    ...(seq > visitorDeliveredTo && { visitorDeliveredTo: seq }),
    ...((isTyping || dateOf(visitorTypedAt)) && { visitorTypedAt: isTyping ? now : null }),
  };
}

/** A visitor who has read every answer gets a mail about the next one. Their own messages need no reading. */
async function readAllBy(strapi: Core.Strapi, { id, lastSeq, unreadSince }: ConversationRow, { readTo }: ChatSeen) {
  if (!unreadSince) return {};
  const unread = {
    conversationId: id,
    author: "staff",
    kind: "text",
    seq: { $gt: Math.min(readTo, lastSeq) },
  } as const;
  return (await messages(strapi).findOne({ where: unread })) ? {} : { unreadSince: null, mailedAt: null };
}

export async function endConversation(strapi: Core.Strapi, accountId: number, now: Date): Promise<void> {
  await inKnownConversation(strapi, accountId, async (conversation) => {
    if (conversation.state === "closed") return;
    const draft = { key: randomUUID(), kind: "closed", author: "visitor", by: null, text: null, file: null } as const;
    await addMessage(strapi, conversation, { ...draft, now });
  });
}

/** Erases the visitor's conversation with everything that belongs to it, at once. */
export async function eraseOwnConversation(strapi: Core.Strapi, accountId: number, now: Date): Promise<void> {
  await inKnownConversation(strapi, accountId, async (conversation) => {
    if (conversation.isBlocked) await emptyConversation(strapi, conversation, now);
    else await eraseConversation(strapi, conversation);
  });
}

async function inKnownConversation(
  strapi: Core.Strapi,
  accountId: number,
  work: (conversation: ConversationRow) => Promise<void>,
): Promise<void> {
  await withConversation(strapi, { accountId }, async (conversation) => {
    if (conversation) await work(conversation);
  });
}
