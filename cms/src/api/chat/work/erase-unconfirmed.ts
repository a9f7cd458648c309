import type { Core } from "@strapi/strapi";
import { DAY_MS, UNCONFIRMED_KEPT_DAYS } from "@wren/domain";
import { accountRows } from "../../../platform/rows/account-rows";
import { inTransaction } from "../../../platform/strapi-edges";

/**
 * Erases accounts under an unconfirmed address that have no conversation, or none any more: the address was given for
 * it. The first day is left to those who erase their conversation and begin another. @returns how many
 */
export async function eraseUnconfirmed(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  return inTransaction(strapi, async ({ trx }) => {
    const { connection } = strapi.db;
    const listOver = () =>
      connection("up_users")
        .transacting(trx)
        .select("id")
        // Not "is not null", which SQLite takes for most of them: it would read all accounts.
        .where("claimed_email", ">", "")
        .where("created_at", "<", new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS))
        .whereNotExists(connection("conversations").whereRaw("conversations.account_id = up_users.id").select("id"));
    const held: { id: number }[] = await listOver().orderBy("claimed_email").limit(limit).forUpdate();
    // Asked again now that nobody can begin a conversation: one may have begun while this waited for the lock.
    const ids = held.map(({ id }) => id);
    const over: { id: number }[] = await listOver().whereIn("id", ids);
    for (const { id } of over) await accountRows(strapi).remove(id);
    return over.length;
  });
}
