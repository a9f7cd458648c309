import { chatKeptUntil, isoDayOf, isStillTyping, type ChatMessage, type ChatState } from "@wren/domain";
import type { ConversationRow, MessageRow } from "./rows";

export function toMessage({ seq, kind, author, by, at, text, file, mailed }: Omit<MessageRow, "id">): ChatMessage {
  return { seq, kind, author, by, at: instant(at), text: text ?? "", file, ...(mailed && { isByMail: true }) };
}

const NEW: ChatState = {
  state: "new",
  begunAt: null,
  isBlocked: false,
  isStaffTyping: false,
  deliveredTo: 0,
  readTo: 0,
  erasedOn: null,
};

/** State of a conversation as its visitor may see it; null before the first message. */
export function toState(conversation: ConversationRow | null, now: Date): ChatState {
  if (!conversation) return NEW;
  const { state, isBlocked, openedAt, staffTypedAt, staffDeliveredTo, staffReadTo } = conversation;
  return {
    state,
    begunAt: instant(openedAt),
    isBlocked,
    isStaffTyping: isStillTyping(dateOf(staffTypedAt), now),
    deliveredTo: staffDeliveredTo,
    readTo: staffReadTo,
    erasedOn: erasedOn(conversation),
  };
}

/** The day on which a closed conversation will be erased. */
export function erasedOn({ closedAt }: ConversationRow): string | null {
  return closedAt ? isoDayOf(chatKeptUntil(new Date(closedAt))) : null;
}

/** Decisions of staff about a conversation, but for its labels. */
export function handlingOf({ closesAt, snoozedUntil, dueSince, urgentReason }: ConversationRow) {
  return {
    closesAt: closesAt && instant(closesAt),
    snoozedUntil: snoozedUntil && instant(snoozedUntil),
    dueSince: dueSince && instant(dueSince),
    urgentReason,
  };
}

export function instant(date: string): string {
  return new Date(date).toISOString();
}

export function dateOf(date: string | null): Date | null {
  return date ? new Date(date) : null;
}
