import type { Core } from "@strapi/strapi";
import { mailsIn } from "./outbox";

const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Counts from the creation, whether the mail was sent or given up: it holds a name and an address, and must not outlive
 * the order it is about.
 */
export async function eraseMails(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const where = { state: { $in: ["sent", "failed"] }, createdAt: { $lt: new Date(now.getTime() - KEPT_MS) } } as const;
  return mailsIn(strapi).removeSome(where, { by: "createdAt", limit });
}
