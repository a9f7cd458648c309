import type { Core } from "@strapi/strapi";
import { isPassingFailure } from "../../../platform/rows/passing-failure";

type Tokens = { verify(token: string): Promise<{ id: number; sessionId?: string }> };

/** Account and session of a bearer token; null without a session that is alive. */
export async function verifySession(strapi: Core.Strapi, authorization: string) {
  const tokens = strapi.plugin("users-permissions").service<Tokens>("jwt");
  return tokens.verify(authorization.replace(/^bearer\s+/i, "")).catch((error: unknown) => {
    if (isPassingFailure(error)) throw error;
    return null;
  });
}
