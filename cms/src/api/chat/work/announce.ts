import type { Core } from "@strapi/strapi";
import { chatTopic, deskTopic } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";

/** Tells one side of a conversation, or both, to reload, once the transaction is committed. */
export async function announceTo(strapi: Core.Strapi, side: "visitor" | "desk" | "both", key: string): Promise<void> {
  const changes = changeService(strapi);
  if (side !== "desk") await changes.announce(chatTopic(key));
  if (side !== "visitor") await changes.announce(deskTopic(key));
}
