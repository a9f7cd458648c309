import type { Core } from "@strapi/strapi";
import { DAY_MS, UNCONFIRMED_KEPT_DAYS } from "@wren/domain";
import { accountRows } from "../../../platform/rows/account-rows";

/**
 * Erases accounts under an unconfirmed address that have no conversation, or none any more: the address was given for
 * it. The first day is left to those who erase their conversation and begin another. @returns how many
 */
export async function eraseUnconfirmed(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  const over: { id: number }[] = await strapi.db
    .connection("up_users")
    .select("id")
    .whereNotNull("claimed_email")
    .where("created_at", "<", new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS))
    .whereNotExists(
      strapi.db.connection("conversations").whereRaw("conversations.account_id = up_users.id").select("id"),
    )
    .orderBy("id")
    .limit(limit);
  for (const { id } of over) await accountRows(strapi).remove(id);
  return over.length;
}
