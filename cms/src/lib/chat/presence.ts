import type { Core } from "@strapi/strapi";
import { table } from "../strapi-edges";

/** Who has not been heard for so long has closed the desk, or lost the network. */
const SILENCE_MS = 60_000;

/** Whether somebody is at the chat's desk. */
export async function isChatOnline(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const heardSince = new Date(now.getTime() - SILENCE_MS);
  return (await table(strapi, "api::chat-presence.chat-presence").count({ seenAt: { $gt: heardSince } })) > 0;
}
