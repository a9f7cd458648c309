import type { Core } from "@strapi/strapi";
import type { Mailed } from "@wren/domain";
import type { Data } from "../../../platform/rows/table";
import { announceTo } from "./announce";
import { conversations, messages, type ConversationRow, type MessageRow } from "./rows";

export type Draft = Pick<MessageRow, "key" | "kind" | "author" | "by" | "text" | "file"> & {
  now: Date;
  /** Facts of the mail that the message came by. */
  mailed?: Mailed;
  /** The member of staff who writes. */
  staffId?: number;
  /** True for an answer to a contact request: the visitor's question in the conversation stays open. */
  isAside?: boolean;
};

/** Adds the next message; the caller holds the conversation's lock. */
export async function addMessage(strapi: Core.Strapi, conversation: ConversationRow, draft: Draft) {
  const { now, staffId, isAside, mailed = null, ...facts } = draft;
  const { id, key } = conversation;
  const seq = conversation.lastSeq + 1;
  const message = { conversationId: id, seq, at: now.toISOString(), mailed, ...facts };
  await messages(strapi).createMany([message]);
  await conversations(strapi).updateMany(
    { id },
    { lastSeq: seq, lastAt: now, ...consequences(conversation, draft, seq) },
  );
  await announceTo(strapi, "both", key);
  return message;
}

/** Nothing is left to be done with a closed conversation. */
const HANDLED = { snoozedUntil: null, dueSince: null, urgentReason: null };

/** Changes that a message makes to its conversation. */
function consequences(conversation: ConversationRow, draft: Draft, seq: number): Data<ConversationRow> {
  const { kind, author, text, file, now, staffId, isAside, mailed } = draft;
  const notClosing = { closesAt: null, closerId: null };
  if (kind === "closed") return { ...HANDLED, ...notClosing, state: "closed", closedAt: now, waitingSince: null };
  const reopened = { ...notClosing, state: "open", closedAt: null } as const;
  if (kind !== "text") return reopened;
  const lastText = excerptOf(text === "" ? (file?.name ?? "") : (text ?? ""));
  if (author === "visitor") {
    const { unreadCount, waitingSince } = conversation;
    const waiting = { waitingSince: waitingSince ?? now, unreadCount: unreadCount + 1 };
    // A visitor who replies by mail expects the next answer to be announced, though the page was not opened.
    const heard = mailed ? { unreadSince: null, mailedAt: null } : {};
    // A visitor who writes is back in the queue at once.
    const awake = { snoozedUntil: null, dueSince: null };
    return { ...reopened, lastText, ...waiting, ...heard, ...awake, visitorTypedAt: null };
  }
  const answered = { ...reopened, lastText, unreadSince: conversation.unreadSince ?? now };
  if (isAside) return answered;
  return {
    ...answered,
    waitingSince: null,
    dueSince: null,
    // Answering marks everything as read, and assigns a conversation that nobody has.
    ...{ unreadCount: 0, staffReadTo: seq, staffDeliveredTo: seq, staffTypedAt: null },
    assigneeId: conversation.assigneeId ?? staffId ?? null,
  };
}

const EXCERPT_LENGTH = 120;

function excerptOf(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, EXCERPT_LENGTH);
}
