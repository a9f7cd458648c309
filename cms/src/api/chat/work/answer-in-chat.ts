import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { addMessage } from "./add-message";
import type { ConversationRow } from "./rows";
import type { Who } from "../../../platform/desk/staff";

type DeskReply = { reference: string; answer: string; who: Who };

/** Answers a contact request in the sender's conversation; the caller holds its lock. */
export async function answerInChat(strapi: Core.Strapi, conversation: ConversationRow, what: DeskReply): Promise<void> {
  const { staffId, shownAs: by, now } = what.who;
  const common = { author: "staff", by, file: null, now, staffId, isAside: true } as const;
  const about = { ...common, key: randomUUID(), kind: "request", text: what.reference } as const;
  const { seq: lastSeq } = await addMessage(strapi, conversation, about);
  const text = what.answer.replace(/\r\n?/g, "\n");
  await addMessage(strapi, { ...conversation, lastSeq }, { ...common, key: randomUUID(), kind: "text", text });
}
