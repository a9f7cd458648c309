import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatSeen, DeskReply, MessageKind } from "@wren/domain";
import { addEvent } from "./add-event";
import { addMessage } from "./add-message";
import { staffUploader, takeChatFile } from "./chat-files";
import { eraseConversation } from "./erase-conversations";
import { followStep } from "./handle-conversation";
import { dateOf } from "./message-view";
import { recognizeMessage } from "./recognize-message";
import { conversations, notes, type ConversationRow } from "./rows";
import type { Who } from "../../../platform/desk/staff";
import { changed, DONE, NOT_POSSIBLE, type Outcome, type Step } from "./staff-step";
import { withConversation } from "./with-conversation";

/** Runs one action of staff while holding the conversation's lock. */
export async function workOnConversation(strapi: Core.Strapi, key: string, step: Step): Promise<Outcome> {
  return withConversation(strapi, { key }, async (conversation) => {
    return conversation ? step(conversation) : { ok: false, refusal: "not-found" };
  });
}

/** Sends a reply once, however often it is posted, and then does the steps of its template. */
export function reply(strapi: Core.Strapi, { key, text, file: ref, steps }: DeskReply, who: Who): Step {
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
    for (const step of steps) {
      const answered = await conversations(strapi).findOne({ where: { id: conversationId } });
      if (answered) await followStep(strapi, step, who)(answered);
    }
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

/** Opens it again; one that is not closed yet stays as it was. */
export function reopen(strapi: Core.Strapi, who: Who): Step {
  return async (conversation) => {
    const { id, key, state, closesAt } = conversation;
    if (closesAt) {
      await conversations(strapi).update(id, { closesAt: null, closerId: null });
      return changed(strapi, "desk", key);
    }
    if (state === "open") return NOT_POSSIBLE;
    return say(strapi, conversation, "reopened", who);
  };
}

async function say(strapi: Core.Strapi, conversation: ConversationRow, kind: MessageKind, who: Who): Promise<Outcome> {
  const { shownAs: by, now } = who;
  await addMessage(strapi, conversation, { key: randomUUID(), kind, author: "staff", by, text: null, file: null, now });
  return DONE;
}

/** Blocked visitors may read and erase, but not write; so they leave the queue. */
export function setBlocked(strapi: Core.Strapi, isBlocked: boolean, { email: by, now: at }: Who): Step {
  return async (conversation) => {
    const { id, key } = conversation;
    const gone = { waitingSince: null, unreadCount: 0, snoozedUntil: null, dueSince: null, urgentReason: null };
    await conversations(strapi).update(id, { isBlocked, ...(isBlocked && gone) });
    await addEvent(strapi, conversation, { kind: isBlocked ? "blocked" : "unblocked", at, by });
    return changed(strapi, "both", key);
  };
}

export function erase(strapi: Core.Strapi): Step {
  return async (conversation) => {
    await eraseConversation(strapi, conversation);
    return DONE;
  };
}
