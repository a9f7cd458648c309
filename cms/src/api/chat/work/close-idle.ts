import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { DAY_MS, CHAT_IDLE_DAYS } from "@wren/domain";
import { addMessage } from "./add-message";
import { conversations } from "./rows";
import { withConversation } from "./with-conversation";

const BATCH = 100;

/**
 * Closes idle conversations, which would otherwise be kept for ever; one that waits for an answer stays open, and one
 * that staff have put aside. @returns how many
 */
export async function closeIdle(strapi: Core.Strapi, now: Date): Promise<number> {
  const silentSince = new Date(now.getTime() - CHAT_IDLE_DAYS * DAY_MS);
  const isIdle = {
    state: "open",
    waitingSince: null,
    snoozedUntil: null,
    dueSince: null,
    lastAt: { $lt: silentSince },
  } as const;
  const idle = await conversations(strapi).findMany({ where: isIdle, limit: BATCH });
  for (const { id } of idle) await closeOne(strapi, { id, isIdle, now });
  return idle.length;
}

type One = { id: number; isIdle: object; now: Date };

async function closeOne(strapi: Core.Strapi, { id, isIdle, now }: One): Promise<void> {
  await withConversation(strapi, { id }, async () => {
    const conversation = await conversations(strapi).findOne({ where: { id, ...isIdle } });
    const draft = { key: randomUUID(), kind: "closed", author: "staff", by: null, text: null, file: null } as const;
    if (conversation) await addMessage(strapi, conversation, { ...draft, now });
  });
}
