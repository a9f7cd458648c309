import type { Core } from "@strapi/strapi";
import { refuseAccount } from "../../accounts/work/refusals";
import { announceTo } from "./announce";
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

/**
 * Gives an account what was written before its owner confirmed the address: as its conversation, or at the end of the
 * one that it has. A block is not left behind.
 */
export async function joinConversations(strapi: Core.Strapi, begunBy: number, ownedBy: number): Promise<void> {
  await withConversation(strapi, { accountId: begunBy }, async (begun) => {
    if (!begun) return;
    await withConversation(strapi, { accountId: ownedBy }, async (owned) => {
      if (begun.isBlocked || owned?.isBlocked) refuseAccount("account-blocked");
      if (owned) await append(strapi, begun, owned);
      else await conversations(strapi).updateMany({ id: begun.id }, { accountId: ownedBy });
      for (const key of [begun.key, owned?.key ?? begun.key]) await announceTo(strapi, "both", key);
    });
  });
}

async function append(strapi: Core.Strapi, begun: ConversationRow, owned: ConversationRow): Promise<void> {
  const { id: conversationId, lastSeq } = owned;
  const where = { conversationId: begun.id };
  const said = await messages(strapi).findMany({ where, orderBy: { seq: "asc" } });
  for (const { id, seq } of said) {
    await messages(strapi).updateMany({ id }, { conversationId, seq: lastSeq + seq });
  }
  await notes(strapi).updateMany(where, { conversationId });
  await conversationEvents(strapi).updateMany(where, { conversationId });
  await joinLabels(strapi, begun, owned);
  await chatFiles(strapi).updateMany(where, { conversationId });
  await conversations(strapi).updateMany({ id: conversationId }, joined(begun, owned));
  await conversations(strapi).remove(begun.id);
}

/** A label that both have is kept once. */
async function joinLabels(strapi: Core.Strapi, begun: ConversationRow, owned: ConversationRow): Promise<void> {
  const labels = conversationLabels(strapi);
  const had = await labels.findMany({ where: { conversationId: owned.id } });
  const labelId = { $in: had.map((row) => row.labelId) };
  await labels.removeMany({ conversationId: begun.id, labelId });
  await labels.updateMany({ conversationId: begun.id }, { conversationId: owned.id });
}

/** State of the conversation that both become: what one of them waits for is still waited for. */
function joined(begun: ConversationRow, owned: ConversationRow) {
  const isOpen = begun.state === "open" || owned.state === "open";
  const mark = (name: "staffDeliveredTo" | "staffReadTo" | "visitorDeliveredTo" | "visitorReadTo") =>
    begun[name] > 0 ? owned.lastSeq + begun[name] : owned[name];
  return {
    state: isOpen ? ("open" as const) : ("closed" as const),
    closedAt: isOpen ? null : begun.closedAt,
    language: begun.language,
    lastSeq: owned.lastSeq + begun.lastSeq,
    lastAt: begun.lastAt > owned.lastAt ? begun.lastAt : owned.lastAt,
    lastText: begun.lastText ?? owned.lastText,
    waitingSince: owned.waitingSince ?? begun.waitingSince,
    unreadSince: owned.unreadSince ?? begun.unreadSince,
    unreadCount: owned.unreadCount + begun.unreadCount,
    assigneeId: owned.assigneeId ?? begun.assigneeId,
    closesAt: null,
    closerId: null,
    snoozedUntil: begun.waitingSince ? null : (owned.snoozedUntil ?? begun.snoozedUntil),
    dueSince: owned.dueSince ?? begun.dueSince,
    urgentReason: owned.urgentReason ?? begun.urgentReason,
    staffDeliveredTo: mark("staffDeliveredTo"),
    staffReadTo: mark("staffReadTo"),
    visitorDeliveredTo: mark("visitorDeliveredTo"),
    visitorReadTo: mark("visitorReadTo"),
  };
}
