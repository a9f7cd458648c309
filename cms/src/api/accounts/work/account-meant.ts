import type { Core } from "@strapi/strapi";
import { parseIdentifier } from "@wren/domain";
import { subscriptions } from "../../subscriptions/work/rows";
import { type Account } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";

/**
 * A support id stands for the account with its subscription's address, all else for itself. Only for one that is
 * confirmed: whoever registers a foreign address would otherwise learn by their own password whose id it is.
 */
export async function accountMeant(strapi: Core.Strapi, identifier: string): Promise<string> {
  const parsed = parseIdentifier(identifier, ["support"]);
  if (!parsed) return identifier;
  return (await accountOfSupportId(strapi, parsed.identifier))?.email ?? parsed.identifier;
}

export async function accountOfSupportId(strapi: Core.Strapi, supportId: string): Promise<Account | null> {
  const subscription = await subscriptions(strapi).findOne({ where: { supportId } });
  // Asked also where nobody can be found, so that both take the same time.
  const where = { email: subscription?.email.toLowerCase() ?? "", confirmed: true, blocked: false };
  return accountRows(strapi).findOne({ where });
}
