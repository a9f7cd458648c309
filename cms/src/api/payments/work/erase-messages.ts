import type { Core } from "@strapi/strapi";
import { removeSome } from "../../../platform/retention/remove-some";

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Providers repeat a message for some days; a copy that comes later still is booked as nothing new. */
export async function eraseMessages(
  strapi: Core.Strapi,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const where = { processedAt: { $lt: new Date(now.getTime() - KEPT_MS) } };
  return removeSome(strapi, "api::payments.payment-event", { where, limit });
}
