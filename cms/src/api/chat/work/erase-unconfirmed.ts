import type { Core } from "@strapi/strapi";
import { DAY_MS, UNCONFIRMED_KEPT_DAYS } from "@wren/domain";
import { accountRows } from "../../../platform/rows/account-rows";
import { inTransaction } from "../../../platform/strapi-edges";

/** Columns of accounts that were made for a conversation. */
const BEGUN = ["claimed_email", "support_number"];

/**
 * Erases accounts under an unconfirmed address, or under none, that have no conversation, or none any more: they were
 * made for it. The first day is left to those who erase their conversation and begin another. @returns how many
 */
export async function eraseUnconfirmed(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  return inTransaction(strapi, async ({ trx }) => {
    const { connection } = strapi.db;
    const listOver = (column: string) =>
      connection("up_users")
        .transacting(trx)
        .select("id")
        // Not "is not null", which SQLite takes for most of them: it would read all accounts.
        .where(column, ">", "")
        .where("created_at", "<", new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS))
        .whereNotExists(connection("conversations").whereRaw("conversations.account_id = up_users.id").select("id"));
    let count = 0;
    for (const column of BEGUN) {
      const held: { id: number }[] = await listOver(column).orderBy(column).limit(limit).forUpdate();
      // Asked again now that nobody can begin a conversation: one may have begun while this waited for the lock.
      const ids = held.map(({ id }) => id);
      const over: { id: number }[] = await listOver(column).whereIn("id", ids);
      for (const { id } of over) await accountRows(strapi).remove(id);
      count += over.length;
    }
    return count;
  });
}
