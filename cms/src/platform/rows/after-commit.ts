import type { Core } from "@strapi/strapi";
import { inTransaction } from "../strapi-edges";

/**
 * Runs the callback once the writes are visible to everybody: after the outermost transaction's commit, never after a
 * rollback, and at once outside of a transaction. It must not throw.
 */
export async function afterCommit(strapi: Core.Strapi, callback: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) {
    callback();
    return;
  }
  await inTransaction(strapi, (transaction) => {
    transaction.onCommit(callback);
    return Promise.resolve();
  });
}
