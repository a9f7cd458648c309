import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { AuthResponse, User } from "@wren/domain";

/** Opens a session as Strapi's sign-in does, for an account whose password need not be compared. */
export async function openSession(strapi: Core.Strapi, account: User): Promise<AuthResponse> {
  const sessions = strapi.sessionManager("users-permissions");
  const { token: refreshToken } = await sessions.generateRefreshToken(String(account.id), undefined, {
    type: "refresh",
  });
  const access = await sessions.generateAccessToken(refreshToken);
  if ("error" in access) throw new errors.ApplicationError(access.error);
  const { id, documentId, username, email } = account;
  return { jwt: access.token, refreshToken, user: { id, documentId, username, email } };
}
