import type { Core } from "@strapi/strapi";
import { parseIdentifier } from "@wren/domain";
import { subscriptions } from "../../subscriptions/work/rows";
import { type Account } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";

/**
 * Replaces a support id by the mail address of its subscription's account, and a support number by the stand-in of its
 * own; anything else stays as it is. Support ids only for confirmed accounts: otherwise somebody who registers a foreign address could learn with their own password
 * whose support id it is.
 */
export async function resolveIdentifier(strapi: Core.Strapi, identifier: string): Promise<string> {
  const parsed = parseIdentifier(identifier, ["support", "chat"]);
  if (!parsed) return identifier;
  const isNumber = parsed.kind === "chat";
  const account = await (isNumber ? accountOfNumber : accountOfSupportId)(strapi, parsed.identifier);
  return account?.email ?? parsed.identifier;
}

async function accountOfNumber(strapi: Core.Strapi, supportNumber: string): Promise<Account | null> {
  return accountRows(strapi).findOne({ where: { supportNumber } });
}

export async function accountOfSupportId(strapi: Core.Strapi, supportId: string): Promise<Account | null> {
  const subscription = await subscriptions(strapi).findOne({ where: { supportId } });
  // The query runs even when nobody can be found, so that both cases take the same time.
  const where = { email: subscription?.email.toLowerCase() ?? "", confirmed: true, blocked: false };
  return accountRows(strapi).findOne({ where });
}
