import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type Account } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { verifySession } from "../../accounts/work/verify-session";

export type Visitor = {
  accountId: number;
  sessionId: string;
  unconfirmedEmail: string | null;
  supportNumber: string | null;
};

/**
 * The signed-in visitor, or a 401. Strapi's own check would also load roles and permissions, which are the same for
 * every chat visitor; this way a message costs two queries instead of six.
 */
export async function requireVisitor(strapi: Core.Strapi, authorization: string): Promise<Visitor> {
  const verified = await verifySession(strapi, authorization);
  const account = verified && (await findWelcome(strapi, verified.id));
  if (!account || !verified.sessionId) throw new errors.UnauthorizedError();
  const { id: accountId, claimedEmail, supportNumber } = account;
  return {
    accountId,
    sessionId: verified.sessionId,
    unconfirmedEmail: claimedEmail ?? null,
    supportNumber: supportNumber ?? null,
  };
}

/** The account, unless staff have blocked it. */
export async function findWelcome(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const account = await findAccount(strapi, id);
  return account?.confirmed && !account.blocked ? account : null;
}

/** The visitor as staff see them, by address or number; an unconfirmed address may be anybody's. */
export function identityOf(account: Account | null | undefined) {
  const { email = "", claimedEmail, supportNumber = null } = account ?? {};
  if (supportNumber !== null) return { email: null, isEmailConfirmed: false, supportNumber };
  return { email: claimedEmail ?? email, isEmailConfirmed: !claimedEmail, supportNumber };
}

/** True when mails may go to the account's address. */
export function hasOwnAddress({ claimedEmail, supportNumber }: Account): boolean {
  return !claimedEmail && !supportNumber;
}

export async function findAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return accountRows(strapi).findOne({ where: { id } });
}
