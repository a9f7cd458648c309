import type { Core } from "@strapi/strapi";
import { DAY_MS } from "@wren/domain";
import { contactEvents, contactFiles, contactRequests } from "./rows";
import { eraseFiles } from "./waiting-files";

const KEPT_DAYS = 180;

export function requestKeptUntil(receivedAt: string): Date {
  return new Date(new Date(receivedAt).getTime() + KEPT_DAYS * DAY_MS);
}

export async function eraseRequests(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  const where = { receivedAt: { $lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } };
  const over = await contactRequests(strapi).findMany({ where, limit, orderBy: { receivedAt: "asc" } });
  for (const { id } of over) await eraseRequest(strapi, id);
  return over.length;
}

/** Erases a request with everything that belongs to it. */
export async function eraseRequest(strapi: Core.Strapi, requestId: number): Promise<void> {
  await eraseFiles(strapi, await contactFiles(strapi).findMany({ where: { requestId } }));
  await contactEvents(strapi).removeMany({ requestId });
  await contactRequests(strapi).remove(requestId);
}
