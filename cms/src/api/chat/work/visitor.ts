import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type Account } from "../../../platform/strapi-edges";
import { isPassingFailure } from "../../../platform/rows/passing-failure";
import { accountRows } from "../../../platform/rows/account-rows";

export type Visitor = { accountId: number; email: string; sessionId: string };

type Tokens = { verify(token: string): Promise<{ id: number; sessionId?: string }> };

/**
 * The signed-in visitor, or a 401. Strapi's own check would also load roles and permissions, which are the same for
 * every chat visitor; this way a message costs two queries instead of six.
 */
export async function requireVisitor(strapi: Core.Strapi, authorization: string): Promise<Visitor> {
  const tokens = strapi.plugin("users-permissions").service<Tokens>("jwt");
  const verified = await tokens.verify(authorization.replace(/^bearer\s+/i, "")).catch((error: unknown) => {
    if (isPassingFailure(error)) throw error;
    return null;
  });
  const account = verified && (await findWelcome(strapi, verified.id));
  if (!account || !verified.sessionId) throw new errors.UnauthorizedError();
  return { accountId: account.id, email: account.email, sessionId: verified.sessionId };
}

/** The account, unless staff have blocked it. */
export async function findWelcome(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const account = await findAccount(strapi, id);
  return account?.confirmed && !account.blocked ? account : null;
}

export async function findAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return accountRows(strapi).findOne({ where: { id } });
}
