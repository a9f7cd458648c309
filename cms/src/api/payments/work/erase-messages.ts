import type { Core } from "@strapi/strapi";
import { paymentEvents } from "./rows";

const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Erases old messages. Providers repeat a message for some days; a copy that comes even later changes nothing when
 * booked.
 */
export async function eraseMessages(
  strapi: Core.Strapi,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const where = { processedAt: { $lt: new Date(now.getTime() - KEPT_MS) } };
  return paymentEvents(strapi).removeSome(where, { by: "processedAt", limit });
}
