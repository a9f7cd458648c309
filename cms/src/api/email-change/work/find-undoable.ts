import type { Core } from "@strapi/strapi";
import { byToken } from "./link-token";
import { emailChanges, type EmailChangeRow } from "./rows";

/**
 * The change that a link in the old mailbox stops or undoes. Whoever asks again makes the request before void; its notice
 * then stands for the newer one, as long as that is about the same address.
 */
export async function findUndoable(strapi: Core.Strapi, token: string): Promise<EmailChangeRow | null> {
  const named = await emailChanges(strapi).findOne({ where: byToken("undo", token) });
  if (named?.state !== "void") return named;
  const { id, subscriptionId, oldEmail } = named;
  const newer = { id: { $gt: id }, subscriptionId, oldEmail, state: { $in: ["open", "confirmed"] } } as const;
  const [first] = await emailChanges(strapi).findMany({ where: newer, orderBy: { id: "asc" }, limit: 1 });
  return first ?? named;
}
