import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { shownNameOf } from "../../../platform/desk/staff";
import { addEvent } from "./add-event";
import { addMessage } from "./add-message";
import { announceTo } from "./announce";
import { conversations, type ConversationRow } from "./rows";
import { withConversation } from "./with-conversation";

const BATCH = 100;

/** Closes conversations that nobody wanted back, and brings back those whose time has come. @returns how many */
export async function runTimers(strapi: Core.Strapi, now: Date): Promise<number> {
  const isClosing = { closesAt: { $lte: now } };
  const isDue = { snoozedUntil: { $lte: now } };
  const closed = await forEach(strapi, isClosing, "closesAt", (conversation) => close(strapi, conversation, now));
  return closed + (await forEach(strapi, isDue, "snoozedUntil", (one) => bringBack(strapi, one, now)));
}

async function forEach(
  strapi: Core.Strapi,
  where: { closesAt: { $lte: Date } } | { snoozedUntil: { $lte: Date } },
  by: "closesAt" | "snoozedUntil",
  work: (conversation: ConversationRow) => Promise<void>,
): Promise<number> {
  const found = await conversations(strapi).findMany({ where, orderBy: { [by]: "asc" }, limit: BATCH });
  for (const { id } of found) {
    await withConversation(strapi, { id }, async () => {
      // Somebody may have changed their mind, or the visitor has written.
      const conversation = await conversations(strapi).findOne({ where: { id, ...where } });
      if (conversation) await work(conversation);
    });
  }
  return found.length;
}

async function close(strapi: Core.Strapi, conversation: ConversationRow, now: Date): Promise<void> {
  const { closerId } = conversation;
  const by = closerId === null ? null : await shownNameOf(strapi, closerId);
  const draft = { key: randomUUID(), kind: "closed", author: "staff", by, text: null, file: null } as const;
  await addMessage(strapi, conversation, { ...draft, now });
}

async function bringBack(strapi: Core.Strapi, conversation: ConversationRow, now: Date): Promise<void> {
  await conversations(strapi).update(conversation.id, { snoozedUntil: null, dueSince: now });
  await addEvent(strapi, conversation, { kind: "came-back", at: now, by: null });
  await announceTo(strapi, "desk", conversation.key);
}
