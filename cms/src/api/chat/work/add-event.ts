import type { Core } from "@strapi/strapi";
import type { ConversationEventKind } from "@wren/domain";
import { conversationEvents, type ConversationRow } from "./rows";

type Event = { kind: ConversationEventKind; at: Date; by: string | null; text?: string };

/** Notes for staff what was done with a conversation. Visitors never see it; it is erased with the conversation. */
export async function addEvent(strapi: Core.Strapi, { id }: ConversationRow, event: Event): Promise<void> {
  await conversationEvents(strapi).createMany([{ text: null, ...event, conversationId: id }]);
}
