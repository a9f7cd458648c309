import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Locale } from "@wren/domain";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { conversationKey } from "./conversation-key";
import { conversations, type ConversationRow } from "./rows";

export async function findConversation(strapi: Core.Strapi, accountId: number): Promise<ConversationRow | null> {
  return conversations(strapi).findOne({ where: { accountId } });
}

type Which = { id: number } | { key: string } | { accountId: number };

/**
 * Runs work while holding a conversation's lock, so that its messages are numbered without gaps, in the order everybody
 * sees them. SQLite has only one writer anyway.
 */
export async function withConversation<Result>(
  strapi: Core.Strapi,
  which: Which,
  work: (conversation: ConversationRow | null) => Promise<Result>,
): Promise<Result> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") {
      const columns = "accountId" in which ? { account_id: which.accountId } : which;
      const held: unknown = await strapi.db
        .connection("conversations")
        .transacting(trx)
        .where(columns)
        .forUpdate()
        .first("id");
      // A conversation created at this moment would be found below, but not locked.
      if (!held) return work(null);
    }
    return work(await conversations(strapi).findOne({ where: which }));
  });
}

type Beginning = { accountId: number; language: Locale; now: Date };

/** Works on a visitor's conversation, which the first message creates. */
export async function inConversationOf<Result>(
  strapi: Core.Strapi,
  beginning: Beginning,
  work: (conversation: ConversationRow) => Promise<Result>,
): Promise<Result> {
  const { accountId } = beginning;
  for (;;) {
    const done = await withConversation(strapi, { accountId }, async (conversation) => {
      return conversation && { result: await work(conversation) };
    });
    if (done) return done.result;
    await beginConversation(strapi, beginning);
  }
}

async function beginConversation(strapi: Core.Strapi, { accountId, language, now }: Beginning): Promise<void> {
  const times = { openedAt: now, lastAt: now };
  try {
    await inTransaction(strapi, async ({ trx }) => {
      // Accounts without a conversation are erased after a day, perhaps at this moment (erase-unconfirmed.ts).
      const account: unknown = await strapi.db
        .connection("up_users")
        .transacting(trx)
        .where({ id: accountId })
        .forShare()
        .first("id");
      if (!account) throw new errors.UnauthorizedError();
      await conversations(strapi).create({ key: conversationKey(accountId), accountId, language, ...times });
    });
  } catch (error) {
    // Another message of the same visitor may have been faster.
    if (!isUniqueViolation(error)) throw error;
  }
}
