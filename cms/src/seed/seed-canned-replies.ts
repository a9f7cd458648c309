import type { Core } from "@strapi/strapi";
import { cannedReplies } from "./content/canned-replies";
import { chatLabels } from "./content/chat-labels";
import { seedOnce } from "./seeded";

/** Words by which support sorts conversations. */
export async function seedChatLabels(strapi: Core.Strapi): Promise<void> {
  for (const [index, label] of chatLabels.entries()) {
    await seedOnce(strapi, { list: "seeded_chat_labels", name: label.en }, async () => {
      await strapi.documents("api::chat.chat-label").create({ data: { ...label, order: index + 1 } });
    });
  }
}

/** Answers that support gives often. */
export async function seedCannedReplies(strapi: Core.Strapi): Promise<void> {
  for (const [index, reply] of cannedReplies.entries()) {
    await seedOnce(strapi, { list: "seeded_canned_replies", name: reply.title }, async () => {
      await strapi.documents("api::chat.canned-reply").create({ data: { ...reply, order: index + 1 } });
    });
  }
}
