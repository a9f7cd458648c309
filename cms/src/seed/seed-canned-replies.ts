import type { Core } from "@strapi/strapi";
import { cannedReplies } from "./content/canned-replies";
import { seedOnce } from "./seeded";

/** Answers that support gives often. */
export async function seedCannedReplies(strapi: Core.Strapi): Promise<void> {
  for (const [index, reply] of cannedReplies.entries()) {
    await seedOnce(strapi, { list: "seeded_canned_replies", name: reply.title }, async () => {
      await strapi.documents("api::chat.canned-reply").create({ data: { ...reply, order: index + 1 } });
    });
  }
}
