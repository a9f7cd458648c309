import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type Account } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { verifySession } from "../../accounts/work/verify-session";

export type Visitor = { accountId: number; sessionId: string; unconfirmedEmail: string | null };

/**
 * The signed-in visitor, or a 401. Strapi's own check would also load roles and permissions, which are the same for
 * every chat visitor; this way a message costs two queries instead of six.
 */
export async function requireVisitor(strapi: Core.Strapi, authorization: string): Promise<Visitor> {
  const verified = await verifySession(strapi, authorization);
  const account = verified && (await findWelcome(strapi, verified.id));
  if (!account || !verified.sessionId) throw new errors.UnauthorizedError();
  return { accountId: account.id, sessionId: verified.sessionId, unconfirmedEmail: account.claimedEmail ?? null };
}

/** The account, unless staff have blocked it. */
export async function findWelcome(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const account = await findAccount(strapi, id);
  return account?.confirmed && !account.blocked ? account : null;
}

/** The address as staff see it; an unconfirmed one may be anybody's. */
export function addressOf(account: Account | null | undefined): { email: string; isEmailConfirmed: boolean } {
  const { email = "", claimedEmail } = account ?? {};
  return { email: claimedEmail ?? email, isEmailConfirmed: !claimedEmail };
}

export async function findAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return accountRows(strapi).findOne({ where: { id } });
}
