import type { Core } from "@strapi/strapi";
import type { Data } from "../../../platform/rows/table";
import { announceTo } from "./announce";
import { conversations, messages, type ConversationRow, type MessageRow } from "./rows";

export type Draft = Pick<MessageRow, "key" | "kind" | "author" | "by" | "text" | "file"> & {
  now: Date;
  /** The member of staff who writes. */
  staffId?: number;
  /** True for an answer to a contact request: the visitor's question in the conversation stays open. */
  isAside?: boolean;
};

/** Adds the next message; the caller holds the conversation's lock. */
export async function addMessage(strapi: Core.Strapi, conversation: ConversationRow, draft: Draft) {
  const { now, staffId, isAside, ...facts } = draft;
  const { id, key } = conversation;
  const seq = conversation.lastSeq + 1;
  const message = { conversationId: id, seq, at: now.toISOString(), ...facts };
  await messages(strapi).createMany([message]);
  await conversations(strapi).updateMany(
    { id },
    { lastSeq: seq, lastAt: now, ...consequences(conversation, draft, seq) },
  );
  await announceTo(strapi, "both", key);
  return message;
}

/** Changes that a message makes to its conversation. */
function consequences(conversation: ConversationRow, draft: Draft, seq: number): Data<ConversationRow> {
  const { kind, author, text, file, now, staffId, isAside } = draft;
  if (kind === "closed") return { state: "closed", closedAt: now, waitingSince: null };
  const reopened = { state: "open", closedAt: null } as const;
  if (kind !== "text") return reopened;
  const lastText = excerptOf(text === "" ? (file?.name ?? "") : (text ?? ""));
  if (author === "visitor") {
    const { unreadCount, waitingSince } = conversation;
    const waiting = { waitingSince: waitingSince ?? now, unreadCount: unreadCount + 1 };
    return { ...reopened, lastText, ...waiting, visitorTypedAt: null };
  }
  const answered = { ...reopened, lastText, unreadSince: conversation.unreadSince ?? now };
  if (isAside) return answered;
  return {
    ...answered,
    waitingSince: null,
    // Answering marks everything as read, and assigns a conversation that nobody has.
    ...{ unreadCount: 0, staffReadTo: seq, staffDeliveredTo: seq, staffTypedAt: null },
    assigneeId: conversation.assigneeId ?? staffId ?? null,
  };
}

const EXCERPT_LENGTH = 120;

function excerptOf(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, EXCERPT_LENGTH);
}
