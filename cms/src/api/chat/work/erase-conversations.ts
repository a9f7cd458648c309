import type { Core } from "@strapi/strapi";
import { DAY_MS, CHAT_KEPT_DAYS } from "@wren/domain";
import { announceTo } from "./announce";
import { eraseChatFiles, visitorUploader } from "./chat-files";
import {
  chatFiles,
  conversationEvents,
  conversationLabels,
  conversations,
  messages,
  notes,
  type ConversationRow,
} from "./rows";
import { withConversation } from "./with-conversation";

export async function eraseConversations(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  const where = { closedAt: { $lt: new Date(now.getTime() - CHAT_KEPT_DAYS * DAY_MS) } };
  const over = await conversations(strapi).findMany({ where, limit, orderBy: { closedAt: "asc" } });
  for (const { id } of over) {
    await withConversation(strapi, { id }, async () => {
      // The visitor may have written again meanwhile.
      const conversation = await conversations(strapi).findOne({ where: { id, ...where } });
      if (conversation) await eraseConversation(strapi, conversation);
    });
  }
  return over.length;
}

/** Without its account, nobody could read or erase the conversation any more. */
export async function eraseConversationOf(strapi: Core.Strapi, accountId: number): Promise<void> {
  await withConversation(strapi, { accountId }, async (conversation) => {
    if (conversation) await eraseConversation(strapi, conversation);
  });
}

/** Erases a conversation with everything that belongs to it. */
export async function eraseConversation(strapi: Core.Strapi, conversation: ConversationRow): Promise<void> {
  await eraseContents(strapi, conversation);
  await conversations(strapi).remove(conversation.id);
}

const EMPTY = {
  ...{
    lastSeq: 0,
    lastText: null,
    unreadCount: 0,
    waitingSince: null,
    unreadSince: null,
    mailedAt: null,
    replyToken: null,
  },
  ...{ staffDeliveredTo: 0, staffReadTo: 0, visitorDeliveredTo: 0, visitorReadTo: 0 },
  ...{ closesAt: null, closerId: null, snoozedUntil: null, dueSince: null, urgentReason: null },
};

/**
 * Empties the conversation of a blocked visitor: only the block stays, and ends with the conversation's retention time.
 */
export async function emptyConversation(strapi: Core.Strapi, conversation: ConversationRow, now: Date): Promise<void> {
  await eraseContents(strapi, conversation);
  const closedAt = conversation.closedAt ?? now;
  await conversations(strapi).update(conversation.id, { ...EMPTY, state: "closed", openedAt: now, closedAt });
}

async function eraseContents(strapi: Core.Strapi, { id, key, accountId }: ConversationRow): Promise<void> {
  const where = { conversationId: id };
  const unsent = { conversationId: null, uploader: visitorUploader(accountId) };
  await eraseChatFiles(strapi, await chatFiles(strapi).findMany({ where: { $or: [where, unsent] } }));
  await messages(strapi).removeMany(where);
  await notes(strapi).removeMany(where);
  await conversationEvents(strapi).removeMany(where);
  await conversationLabels(strapi).removeMany(where);
  await announceTo(strapi, "both", key);
}
