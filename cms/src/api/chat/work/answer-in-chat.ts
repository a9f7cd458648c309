import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatMessage } from "@wren/domain";
import { addMessage } from "./add-message";
import type { ConversationRow } from "./rows";
import type { Who } from "../../../platform/desk/staff";

type DeskReply = { reference: string; answer: string; files: NonNullable<ChatMessage["file"]>[]; who: Who };

/** Answers a contact request in the sender's conversation; the caller holds its lock. A message takes one file. */
export async function answerInChat(strapi: Core.Strapi, conversation: ConversationRow, what: DeskReply): Promise<void> {
  const { staffId, shownAs: by, now } = what.who;
  const common = { author: "staff", by, now, staffId, isAside: true } as const;
  const [file = null, ...others] = what.files;
  const messages = [
    { kind: "request", text: what.reference, file: null },
    { kind: "text", text: what.answer.replace(/\r\n?/g, "\n"), file },
    ...others.map((other) => ({ kind: "text", text: "", file: other }) as const),
  ] as const;
  let { lastSeq } = conversation;
  for (const message of messages) {
    const draft = { ...common, ...message, key: randomUUID() };
    lastSeq = (await addMessage(strapi, { ...conversation, lastSeq }, draft)).seq;
  }
}
