import type { EventEmitter } from "node:events";
import type { Core } from "@strapi/strapi";

/** Knex's `Transaction` with the parts that its type declarations leave out. */
type KnexTransaction = EventEmitter &
  PromiseLike<unknown> & { commit(connection: KnexConnection, value?: unknown): Promise<CommitAnswer | undefined> };

/** Knex's pool discards a connection that has this mark, instead of reusing it. */
type KnexConnection = { __knex__disposed?: unknown };

/** PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and nobody handled it. */
type CommitAnswer = { response?: { command?: string } };

type KnexClient = { transaction(...args: unknown[]): KnexTransaction };

/**
 * The transaction's writes are not in the database, or it is unknown whether they are (the connection died). Answered
 * with 503: every caller may send the same request again.
 */
export class CommitFailed extends Error {
  override readonly name = "CommitFailed";
  readonly status = 503;
}

/**
 * Makes every transaction of this process fail when its COMMIT fails, Strapi's own included. Knex resolves `commit()`
 * either way and only rejects the transaction itself, which Strapi never looks at. The connection is discarded: SQLite
 * may leave the transaction open on it, and everything written next would vanish with it.
 */
export function makeCommitsTruthful(strapi: Core.Strapi): void {
  const client = strapi.db.connection.client as KnexClient;
  const begin = client.transaction.bind(client);
  client.transaction = (...args) => withTruthfulCommit(begin(...args));
}

function withTruthfulCommit(transaction: KnexTransaction): KnexTransaction {
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (connection, value) => {
    transaction.once("query-error", () => {
      connection.__knex__disposed = "its COMMIT failed";
    });
    const answer = await commit(connection, value);
    try {
      await transaction;
    } catch (cause) {
      throw new CommitFailed("The database did not commit", { cause });
    }
    if (answer?.response?.command === "ROLLBACK")
      throw new CommitFailed("The database rolled back instead of committing");
    return answer;
  };
  return transaction;
}
