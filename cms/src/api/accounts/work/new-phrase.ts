import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { normalizePhrase } from "@wren/domain";
import { hashPassword } from "../../../platform/passwords/hashing";
import { accountRows } from "../../../platform/rows/account-rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { setPasswordHash } from "./password-hash";
import { endOtherSessions } from "./session-alive";

type Holder = { id: number; sessionId?: string };

/**
 * Gives an account without an address another phrase. Its session is enough, because nothing else helps somebody who has
 * lost the old one; it stays, so that the same form may be sent twice.
 */
export async function setNewPhrase(strapi: Core.Strapi, holder: Holder | null, phrase: string): Promise<void> {
  const account = holder && (await accountRows(strapi).findOne({ where: { id: holder.id, blocked: false } }));
  if (!account?.supportNumber || !holder?.sessionId) throw new errors.UnauthorizedError();
  const { sessionId } = holder;
  const hash = await hashPassword(normalizePhrase(phrase));
  await inTransaction(strapi, async () => {
    await setPasswordHash(strapi, account.id, hash);
    await endOtherSessions(strapi, sessionId);
  });
}
