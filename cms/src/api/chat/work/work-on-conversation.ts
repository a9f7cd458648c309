import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatDeskRefusal, ChatSeen, DeskReply, MessageKind } from "@wren/domain";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { addMessage } from "./add-message";
import { announceTo } from "./announce";
import { staffUploader, takeChatFile } from "./chat-files";
import { eraseConversation } from "./erase-conversations";
import { dateOf } from "./message-view";
import { recognizeMessage } from "./recognize-message";
import { conversations, notes, type ConversationRow } from "./rows";
import { listStaff, type Who } from "../../../platform/desk/staff";
import { withConversation } from "./with-conversation";

type Outcome = StaffOutcome<ChatDeskRefusal>;
type Step = (conversation: ConversationRow) => Promise<Outcome>;

const DONE: Outcome = { ok: true };
const NOT_POSSIBLE: Outcome = { ok: false, refusal: "not-possible" };

/** Runs one action of staff while holding the conversation's lock. */
export async function workOnConversation(strapi: Core.Strapi, key: string, step: Step): Promise<Outcome> {
  return withConversation(strapi, { key }, async (conversation) => {
    return conversation ? step(conversation) : { ok: false, refusal: "not-found" };
  });
}

/** Sends a reply once, however often it is posted. */
export function reply(strapi: Core.Strapi, { key, text, file: ref }: DeskReply, who: Who): Step {
  return async (conversation) => {
    const conversationId = conversation.id;
    const { now, staffId, shownAs: by } = who;
    const uploader = staffUploader(staffId);
    const recognized = await recognizeMessage(strapi, conversationId, { key, text, file: ref, uploader });
    if (recognized?.earlier) return DONE;
    const file = ref === null ? null : await takeChatFile(strapi, { ref, uploader, conversationId });
    if (!recognized || (ref !== null && !file)) return { ok: false, refusal: "file-expired" };
    const draft = { key: recognized.storedKey, kind: "text", author: "staff", by, text, file, now, staffId } as const;
    await addMessage(strapi, conversation, draft);
    return DONE;
  };
}

export function note(strapi: Core.Strapi, text: string, { email: by, now: at }: Who): Step {
  return async ({ id: conversationId, key }) => {
    await notes(strapi).create({ conversationId, at, by, text });
    return changed(strapi, "desk", key);
  };
}

export function seen(strapi: Core.Strapi, { readTo, isTyping }: ChatSeen, { now, staffId }: Who): Step {
  return async ({ id, key, lastSeq, staffReadTo, staffDeliveredTo, staffTypedAt, staffTyperId, unreadCount }) => {
    const seq = Math.min(readTo, lastSeq);
    const changes = {
      ...(seq > staffReadTo && { staffReadTo: seq, staffDeliveredTo: Math.max(seq, staffDeliveredTo) }),
      ...(seq === lastSeq && unreadCount > 0 && { unreadCount: 0 }),
      ...(isTyping && { staffTypedAt: now, staffTyperId: staffId }),
      // An agent who only reads does not clear a colleague's typing mark.
      ...(!isTyping && dateOf(staffTypedAt) && staffTyperId === staffId && { staffTypedAt: null }),
    };
    if (Object.keys(changes).length === 0) return DONE;
    await conversations(strapi).update(id, changes);
    return changed(strapi, "both", key);
  };
}

/** @param staffId the new assignee; null for nobody */
export function assign(strapi: Core.Strapi, staffId: number | null): Step {
  return async ({ id, key }) => {
    const isKnown = staffId === null || (await listStaff(strapi)).some((member) => member.id === staffId);
    if (!isKnown) return NOT_POSSIBLE;
    await conversations(strapi).update(id, { assigneeId: staffId });
    return changed(strapi, "desk", key);
  };
}

export function close(strapi: Core.Strapi, who: Who): Step {
  return async (conversation) => {
    if (conversation.state === "closed") return NOT_POSSIBLE;
    return say(strapi, conversation, "closed", who);
  };
}

export function reopen(strapi: Core.Strapi, who: Who): Step {
  return async (conversation) => {
    if (conversation.state === "open") return NOT_POSSIBLE;
    return say(strapi, conversation, "reopened", who);
  };
}

async function say(strapi: Core.Strapi, conversation: ConversationRow, kind: MessageKind, who: Who): Promise<Outcome> {
  const { shownAs: by, now } = who;
  await addMessage(strapi, conversation, { key: randomUUID(), kind, author: "staff", by, text: null, file: null, now });
  return DONE;
}

/** Blocked visitors may read and erase, but not write; so they leave the queue. */
export function setBlocked(strapi: Core.Strapi, isBlocked: boolean): Step {
  return async ({ id, key }) => {
    await conversations(strapi).update(id, { isBlocked, ...(isBlocked && { waitingSince: null, unreadCount: 0 }) });
    return changed(strapi, "both", key);
  };
}

export function erase(strapi: Core.Strapi): Step {
  return async (conversation) => {
    await eraseConversation(strapi, conversation);
    return DONE;
  };
}

async function changed(strapi: Core.Strapi, side: "desk" | "both", key: string): Promise<Outcome> {
  await announceTo(strapi, side, key);
  return DONE;
}
